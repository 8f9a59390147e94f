extension UIView.AnimationOptions {
    /// The options with which cells and rows move in an update.
    @MainActor static var ofUpdates: UIView.AnimationOptions {
        Platform.current.behavior.touchesInUpdates == .taken ? .allowUserInteraction : []
    }
}
