import HeadlessDevice
import UIKit

extension HeadlessDevice {
    /// Shows views on a screen of their own, and waits for their layout.
    public func show(_ views: [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        views.forEach(root.addSubview)
        show(root)
        advanceFrames()
    }
}
