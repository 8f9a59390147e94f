/// A pointer over the screen, with the views it hovers over and its look there.
@MainActor final class Pointer {
    private var hovering: [WeakRecognizer] = []
    private var point: CGPoint?
    /// The region under the pointer.
    private var shown: (interaction: UIPointerInteraction, region: UIPointerRegion, highlight: UIView?)?

    func move(to point: CGPoint, in application: UIApplication) {
        self.point = point
        let views = application.view(atScreenPoint: point).map { Array(sequence(first: $0, next: \.superview)) } ?? []
        hover(over: views, at: point)
        changeRegion(over: views, at: point)
    }

    // MARK: Hovering

    private func hover(over views: [UIView], at point: CGPoint) {
        let under = views.flatMap(\.recognizers).compactMap { $0 as? UIHoverGestureRecognizer }
        let left = hovering.compactMap { $0.recognizer as? UIHoverGestureRecognizer }.filter { one in !under.contains { $0 === one } }
        hovering = under.map { WeakRecognizer(recognizer: $0) }
        left.forEach { $0.pointerDidLeave() }
        under.forEach { $0.pointerDidMove(to: point) }
    }

    // MARK: Regions

    /// Gives the pointer to the innermost view with a region at a point.
    private func changeRegion(over views: [UIView], at point: CGPoint) {
        for view in views {
            for case let interaction as UIPointerInteraction in view.attachedInteractions {
                guard let region = interaction.region(at: point), region.rect.contains(view.convertFromScreen(point)) else { continue }
                return enter(region, of: interaction)
            }
        }
        leave()
    }

    private func enter(_ region: UIPointerRegion, of interaction: UIPointerInteraction) {
        if let shown, shown.interaction === interaction {
            let isSame = shown.region.identifier == region.identifier && shown.region.rect == region.rect
            if isSame { return }
        }
        leave()
        let highlight = interaction.style(for: region).flatMap(PointerHighlight.init)
        shown = (interaction, region, highlight)
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
        highlight?.alpha = 0
        animator.run { highlight?.alpha = 1 }
    }

    private func leave() {
        guard let shown else { return }
        self.shown = nil
        let animator = PointerAnimator()
        shown.interaction.delegate?.pointerInteraction(shown.interaction, willExit: shown.region, animator: animator)
        animator.run {
            shown.highlight?.alpha = 0
        } completion: {
            shown.highlight?.removeFromSuperview()
        }
    }

    /// Leaves the interaction, which has lost its view.
    func leave(_ interaction: UIPointerInteraction) {
        if shown?.interaction === interaction { leave() }
    }

    func invalidate(_ interaction: UIPointerInteraction) {
        guard shown?.interaction === interaction, let point else { return }
        leave()
        move(to: point, in: Platform.current.application)
    }
}

/// A view that is highlighted under a pointer.
final class PointerHighlight: UIView {
    init?(_ style: UIPointerStyle) {
        guard let preview = style.effect?.preview, let window = preview.target.container.window else { return nil }
        let view = preview.view
        var frame = view.convert(view.bounds, to: window)
        var radius = UIPointerShape.defaultCornerRadius
        if case .roundedRect(let rect, let cornerRadius)? = style.shape {
            frame = preview.target.container.convert(rect, to: window)
            radius = cornerRadius
        }
        super.init(frame: frame)
        backgroundColor = .systemFill
        layer.cornerRadius = radius
        isUserInteractionEnabled = false
        window.addSubview(self)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }
}

extension UIView {
    fileprivate func convertFromScreen(_ point: CGPoint) -> CGPoint {
        point.applying(CALayer.transform(from: nil, to: layer))
    }
}
