/// The contents of a view, as a value that creates a view for the contents.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a new view that shows the contents.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the contents with their look in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows contents which are given as a value.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The contents. If other contents are set, the view shows them.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show contents of a kind. By default, these are contents of the same type as the current contents.
    @available(iOS 16.0, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether contents have the type of the current contents. Views may implement the method otherwise.
    @available(iOS 16.0, *)
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}

/// The state on which a look may depend.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// Creates a state without special properties.
    init(traitCollection: UITraitCollection)
    /// The traits.
    var traitCollection: UITraitCollection { get set }
    /// The app's own value for a key.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of an app's own value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a key with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
