import UIKit

/// Northern lights over hills. The bands of light drift while the view is on the screen.
final class AuroraView: UIView, MovingContent {
    var isPlaying = true {
        didSet { updateClock() }
    }
    /// The drift of the bands, in radians.
    private(set) var phase: CGFloat = 0
    private var clock: FrameClock?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Northern lights"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateClock()
    }

    private func updateClock() {
        let moves = window != nil && isPlaying
        guard moves != (clock != nil) else { return }
        clock?.stop()
        clock = nil
        guard moves else { return }
        clock = FrameClock(framesPerSecond: 30) { [weak self] time in
            self?.phase = CGFloat(time.truncatingRemainder(dividingBy: 20)) / 20 * 2 * .pi
            self?.setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        UIColor(red: 0.03, green: 0.06, blue: 0.16, alpha: 1).setFill()
        UIBezierPath(rect: bounds).fill()
        for band in 0..<4 { drawBand(band) }
        UIColor(red: 0.01, green: 0.02, blue: 0.05, alpha: 1).setFill()
        wave(baseline: 0.86, height: 0.05, cycles: 1.4, shift: 0.6).fill()
    }

    /// Draws a curtain of light, from its wave downward, in five overlapping shades.
    private func drawBand(_ band: Int) {
        let offset = CGFloat(band)
        for shade in 0..<5 {
            let depth = CGFloat(shade) * 0.04
            UIColor(hue: 0.38 + 0.11 * offset, saturation: 0.75, brightness: 1, alpha: 0.085).setFill()
            wave(
                baseline: 0.3 + 0.09 * offset + depth,
                height: 0.09,
                cycles: 1 + 0.35 * offset,
                shift: phase * (1 + offset / 2) + offset
            ).fill()
        }
    }

    /// Returns a wave across the view, closed along the bottom. The baseline and the height are fractions of the view's height.
    private func wave(baseline: CGFloat, height: CGFloat, cycles: CGFloat, shift: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        let steps = 48
        for step in 0...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let y = baseline + height * sin(part * cycles * 2 * .pi + shift)
            path.addLine(to: CGPoint(x: bounds.minX + part * bounds.width, y: bounds.minY + y * bounds.height))
        }
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.close()
        return path
    }
}
