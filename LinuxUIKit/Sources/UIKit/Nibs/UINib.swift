/// A file of archived views. Linux has no such files, so that a nib can't make any views.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String

    /// A file with a name in a bundle. The initializer doesn't look for the file.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// The objects in the file. The call stops the program, because nibs do not exist here.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        refuse()
    }

    /// An option for the reading of a file.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    func refuse() -> Never {
        preconditionFailure("LinuxUIKit: there are no nibs, and so none named \(name)")
    }
}

extension UICollectionView {
    /// Registers the file of cells with a name. `nil` removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }

    /// Registers the file of supplementary views of a kind, with a name. `nil` removes the registration.
    public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

extension UITableView {
    /// Registers the file of cells with a name. `nil` removes the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    }

    /// Registers the file of headers and footers with a name. `nil` removes the registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
}
