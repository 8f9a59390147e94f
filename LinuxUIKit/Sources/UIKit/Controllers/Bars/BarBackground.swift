/// The background of a bar: a blur, a color over the blur, and a line at the edge to the content.
final class BarBackground: UIView {
    private let color = UIView()
    private let line = UIView()
    private let edgeOfLine: CGRectEdge

    init(lineAt edge: CGRectEdge) {
        edgeOfLine = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(color)
        addSubview(line)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    /// Shows an appearance, or nothing if the appearance is nil.
    ///
    /// - Parameter tint: A color in place of the appearance's.
    func show(_ appearance: UIBarAppearance?, tint: UIColor? = nil) {
        backgroundColor = appearance?.backgroundEffect?.fillColor
        color.backgroundColor = tint ?? appearance?.backgroundColor
        line.backgroundColor = appearance?.shadowColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        color.frame = bounds
        line.frame = bounds.divided(atDistance: 1 / max(traitCollection.displayScale, 1), from: edgeOfLine).slice
    }

    override var layoutDependsOnTraits: Bool { true }
}
