/// The contents of a view as a value that makes the view for itself.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// A new view that shows the contents.
    func makeContentView() -> any UIView & UIContentView
    /// The same contents as they look in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows contents given as a value.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The contents; setting others shows those.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show contents of a kind; those of the type that it has, unless implemented.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Optional: those of the type that it has.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// What looks may depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// A state with nothing in particular.
    init(traitCollection: UITraitCollection)
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// A value of the app's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the app's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// A key of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
