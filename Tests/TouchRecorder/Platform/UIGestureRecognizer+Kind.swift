import UIKit

extension TouchRecording.RecognizerReport.Kind {
    /// Finds a recognizer's kind by its public class. Returns nil for a private class of UIKit; the simulated phone has no private classes.
    @MainActor init?(_ recognizer: UIGestureRecognizer) {
        switch recognizer {
        case is UIPinchGestureRecognizer: self = .pinch
        case is UIRotationGestureRecognizer: self = .rotation
        // An edge pan is also a pan, so this case must come first.
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
