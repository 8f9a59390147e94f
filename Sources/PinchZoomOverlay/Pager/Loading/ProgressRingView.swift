#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A ring that fills clockwise from the top. The ring is white on a dark circle, visible on black and on any photo.
final class ProgressRingView: CodedView {
    /// The width and height of the ring, in points.
    static let length: CGFloat = 44
    private static let lineWidth: CGFloat = 3
    private static let animationKey = "PinchZoomOverlay.ProgressRing"
    /// The fraction of the ring that is drawn while the progress isn't known.
    private static let arc: CGFloat = 0.25

    private let track = CAShapeLayer()
    private let progress = CAShapeLayer()

    /// The progress from 0 to 1, or `nil` if the progress isn't known. With `nil`, a quarter of the ring rotates.
    var fraction: Double? {
        didSet { update() }
    }

    /// Whether the ring rotates while the progress isn't known.
    var isTurning = false {
        didSet { update() }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: ProgressRingView.length, height: ProgressRingView.length))
        isUserInteractionEnabled = false
        backgroundColor = UIColor(white: 0.2, alpha: 0.7)
        layer.cornerRadius = ProgressRingView.length / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: ProgressRingView.length / 2 - 9,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        for (shape, color) in [(track, UIColor(white: 1, alpha: 0.3)), (progress, UIColor.white)] {
            shape.frame = bounds
            shape.path = path.cgPath
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineWidth = ProgressRingView.lineWidth
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    private func update() {
        progress.strokeEnd = fraction.map { CGFloat($0) } ?? ProgressRingView.arc
        let turns = isTurning && window != nil && fraction == nil && !UIAccessibility.isReduceMotionEnabled
        let isTurning = progress.animation(forKey: ProgressRingView.animationKey) != nil
        guard turns != isTurning else { return }
        guard turns else { return progress.removeAnimation(forKey: ProgressRingView.animationKey) }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * CGFloat.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        turn.isRemovedOnCompletion = false
        progress.add(turn, forKey: ProgressRingView.animationKey)
    }
}
#endif
