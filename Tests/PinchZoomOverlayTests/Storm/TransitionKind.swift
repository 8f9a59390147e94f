import PinchZoomOverlay

/// The component's kinds of transitions.
enum TransitionKind: CaseIterable {
    case zoom, shared, grow

    /// Makes a transition controller of this kind for an album's photos.
    @MainActor func makeController(from album: AlbumScreen) -> TransitionController {
        switch self {
        case .zoom:
            let controller = ZoomTransitionController()
            controller.source = album
            return controller
        case .shared:
            return SharedViewTransitionController()
        case .grow:
            let controller = GrowTransitionController()
            controller.source = album
            return controller
        }
    }
}
