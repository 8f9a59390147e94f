/// The presentation that takes the presenting controller's view away.
final class FullScreenPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}
