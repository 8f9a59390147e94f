#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A pinch that no gesture prevents, except another pinch and the component's own gestures that hold a flying photo.
///
/// By default, a gesture that has begun prevents all others. Two fingers that drift before they spread would then move a sheet or a row,
/// and the photo would stay in its place.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// Called when a second finger lands, before the pinch begins.
    var secondFingerDidLand: (@MainActor () -> Void)?

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        switch preventingGestureRecognizer {
        case is UIPinchGestureRecognizer, is AddedTouchesGestureRecognizer: super.canBePrevented(by: preventingGestureRecognizer)
        default: false
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, numberOfTouches >= 2 { secondFingerDidLand?() }
    }
}
#endif
