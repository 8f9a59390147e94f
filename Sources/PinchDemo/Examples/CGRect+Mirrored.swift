import UIKit

extension CGRect {
    /// The same place, counted from the right edge of something of a width, where people read from right to left.
    func mirrored(in width: CGFloat, if isRightToLeft: Bool) -> CGRect {
        isRightToLeft ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
