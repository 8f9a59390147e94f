import UIKit

/// A view that draws a color and a bar, and records whether it has left its window.
final class DrawnView: UIView {
    var color = UIColor.orange { didSet { setNeedsDisplay() } }
    private(set) var hasLeftWindow = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 150) }

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 12).fill()
        UIColor.brown.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 20, width: bounds.width, height: 10)).fill()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { hasLeftWindow = true }
    }
}
