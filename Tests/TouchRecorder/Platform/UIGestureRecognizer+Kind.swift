import UIKit

extension TouchRecording.RecognizerReport.Kind {
    /// What a recognizer is by its public class; nil for one of UIKit's that has none: the simulated phone has no such.
    @MainActor init?(_ recognizer: UIGestureRecognizer) {
        switch recognizer {
        case is UIPinchGestureRecognizer: self = .pinch
        case is UIRotationGestureRecognizer: self = .rotation
        // Before the pan, which it is as well.
        case is UIScreenEdgePanGestureRecognizer: self = .edgePan
        case is UIPanGestureRecognizer: self = .pan
        case let tap as UITapGestureRecognizer: self = tap.numberOfTapsRequired > 1 ? .doubleTap : .tap
        case is UILongPressGestureRecognizer: self = .longPress
        default:
            #if canImport(ObjectiveC)
                if recognizer is UISwipeGestureRecognizer {
                    self = .swipe
                    return
                }
                if Bundle(for: type(of: recognizer)) == Bundle(for: UIGestureRecognizer.self) { return nil }
            #endif
            self = .other
        }
    }
}
