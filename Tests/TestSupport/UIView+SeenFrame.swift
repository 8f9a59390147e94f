import TouchRecorder
import UIKit

extension UIView {
    /// The view's bounding box in the window as the screen shows it, with all animations of Core Animation.
    public var seenFrame: CGRect { PresentedLayer(layer).frame }

    /// The view's opacity as the screen shows it, with the opacity of all views around it.
    public var seenOpacity: CGFloat { PresentedLayer(layer).opacity }
}
