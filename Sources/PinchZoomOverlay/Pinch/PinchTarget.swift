import UIKit

/// What gives an interaction the view to be lifted.
enum PinchTarget {
    /// The view that the interaction is added to.
    case itself
    /// A closure of the app's.
    case given(@MainActor () -> UIView?)
    /// The ``PinchZoomable`` that the interaction is added to, and was made by.
    case pinchZoomView

    /// The view to be lifted, of an interaction that is added to a view.
    @MainActor func view(of view: UIView?) -> UIView? {
        switch self {
        case .itself: view
        case .given(let closure): closure()
        case .pinchZoomView: (view as? any PinchZoomable)?.pinchZoomView
        }
    }
}
