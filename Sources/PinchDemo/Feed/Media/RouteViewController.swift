import UIKit

/// Draws a runner's route around a lake, in a loop. Other apps use such view controllers in cells, for maps and players.
final class RouteViewController: UIViewController {
    private let lake = CAShapeLayer()
    private let line = CAShapeLayer()
    private let runner = CAShapeLayer()
    private var clock: FrameClock?

    /// The duration of a lap, in seconds.
    private static let lap: CFTimeInterval = 6

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.90, green: 0.94, blue: 0.88, alpha: 1)
        view.clipsToBounds = true
        view.isAccessibilityElement = true
        view.accessibilityLabel = "The way of a run"
        for layer in [lake, line, runner] { view.layer.addSublayer(layer) }
        lake.fillColor = UIColor(red: 0.68, green: 0.83, blue: 0.93, alpha: 1).cgColor
        line.fillColor = nil
        line.strokeColor = UIColor.systemBlue.cgColor
        line.lineWidth = 5
        line.lineJoin = .round
        line.lineCap = .round
        runner.fillColor = UIColor.white.cgColor
        runner.strokeColor = UIColor.systemBlue.cgColor
        runner.lineWidth = 4
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [lake, line, runner] { layer.frame = view.bounds }
        lake.path = path(0.78).cgPath
        line.path = path(1).cgPath
        CATransaction.commit()
        show(at: CACurrentMediaTime())
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        clock = FrameClock(framesPerSecond: 30) { [weak self] time in self?.show(at: time) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        clock?.stop()
        clock = nil
    }

    private func show(at time: CFTimeInterval) {
        let part = CGFloat(time.truncatingRemainder(dividingBy: Self.lap) / Self.lap)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        line.strokeEnd = part
        let place = point(of: part, 1)
        runner.path = UIBezierPath(arcCenter: place, radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
        CATransaction.commit()
    }

    /// Returns the path of the whole lap at a scale. The runner moves on the path at scale 1.
    private func path(_ scale: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        for step in 0...120 {
            let point = point(of: CGFloat(step) / 120, scale)
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }

    /// Returns the position of the runner after a fraction of the lap around the lake.
    private func point(of part: CGFloat, _ scale: CGFloat) -> CGPoint {
        let angle = 2 * .pi * part
        let radius = scale * (0.36 + 0.05 * sin(3 * angle) + 0.03 * cos(5 * angle))
        let size = view.bounds.size
        return CGPoint(
            x: size.width * (0.5 + 1.1 * radius * cos(angle)),
            y: size.height * (0.5 + radius * sin(angle))
        )
    }
}
