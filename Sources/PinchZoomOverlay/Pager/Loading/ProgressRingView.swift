import UIKit

/// A ring that fills clockwise from the top, white on a dark circle, to be seen on black and on any photo.
final class ProgressRingView: UIView {
    /// Its width and height, in points.
    static let length: CGFloat = 44
    private static let lineWidth: CGFloat = 3
    private static let animationKey = "PinchZoomOverlay.ProgressRing"
    /// What of a ring shows that only says that something goes on.
    private static let arc: CGFloat = 0.25

    private let track = CAShapeLayer()
    private let progress = CAShapeLayer()

    /// How much is there, 0 to 1; nil where nobody knows: then a quarter of the ring turns round.
    var fraction: Double? {
        didSet { update() }
    }

    /// Whether it turns round where nobody knows how much is there.
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

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
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
