/// A file of archived views. There are none on Linux, so that nothing can be made from it.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String

    /// A file of a name in a bundle, which is not looked for yet.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// What is in the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        refuse()
    }

    /// How a file is read.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    func refuse() -> Never {
        preconditionFailure("LinuxUIKit: there are no nibs, and so none named \(name)")
    }
}

extension UICollectionView {
    /// Says the file of cells of a name; nil forgets what was said.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }

    /// Says the file of supplementary views of a kind and name; nil forgets what was said.
    public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

extension UITableView {
    /// Says the file of cells of a name; nil forgets what was said.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    }

    /// Says the file of headers and footers of a name; nil forgets what was said.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        nib?.refuse()
        register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
}
