extension UIApplication {
    /// The key window of the first scene that has a key window.
    @available(*, deprecated, message: "An app may have several scenes, each with a key window: ask the scene for its own")
    public var keyWindow: UIWindow? { scenes.lazy.compactMap(\.keyWindow).first }

    /// The windows of all scenes, back to front.
    @available(*, deprecated, message: "Ask a scene for its windows")
    public var windows: [UIWindow] { allWindows }
}
