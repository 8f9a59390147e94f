import UIKit

/// A view with many edges that notes its touches and shows where they are.
final class TouchBoard: UIView {
    private(set) var log: [String] = []
    private let marker = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        for index in 0..<12 {
            let stripe = UIView(frame: CGRect(x: 20 + index * 7, y: 20 + index * 45, width: 200, height: 30))
            stripe.backgroundColor = UIColor(hue: CGFloat(index) / 12, saturation: 0.7, brightness: 0.9, alpha: 0.8)
            stripe.layer.cornerRadius = 9
            stripe.isUserInteractionEnabled = false
            addSubview(stripe)
        }
        marker.backgroundColor = .systemRed
        marker.isUserInteractionEnabled = false
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        let points = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
        log.append(([phase] + points.map { "(\(Int($0.x)), \(Int($0.y)))" }).joined(separator: " "))
        marker.center = points[0]
    }
}
