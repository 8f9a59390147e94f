/// Holds a presented controller's view, over the presenter's: over all of it, or as a sheet with the rest dimmed.
final class PresentationView: UIView {
    let isSheet: Bool
    /// What moves when the controller comes and goes; clips a sheet to its corners.
    let frameView = UIView()
    let dimming = UIView()
    /// While a transition moves the frame, layout does not.
    var isMoving = false {
        didSet {
            guard isMoving != oldValue else { return }
            frameView.keepsSafeArea = isMoving
            setNeedsLayout()
        }
    }

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isSheet {
            dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
            addSubview(dimming)
            frameView.clipsToBounds = true
            frameView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        addSubview(frameView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    /// Where the content lies. A sheet leaves 10 points free under the status bar, as a phone does; where the height is compact it fills all.
    static func contentFrame(isSheet: Bool, in bounds: CGRect, safeTop: CGFloat, isCompactHeight: Bool) -> CGRect {
        guard isSheet, !isCompactHeight else { return bounds }
        let top = safeTop + 10
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    var contentFrame: CGRect {
        PresentationView.contentFrame(
            isSheet: isSheet,
            in: bounds,
            safeTop: safeAreaInsets.top,
            isCompactHeight: traitCollection.verticalSizeClass == .compact
        )
    }

    /// The content just below the lower edge.
    var frameBelow: CGRect {
        var frame = contentFrame
        frame.origin.y = bounds.height
        return frame
    }

    func fill(with view: UIView) {
        frameView.addSubview(view)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        frameView.layer.cornerRadius = contentFrame == bounds ? 0 : 10
        if !isMoving { frameView.frame = contentFrame }
        frameView.subviews.first?.frame = frameView.bounds
    }

    /// While the controller comes or goes, touches reach neither it nor what lies below.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return isMoving && hit != nil ? self : hit
    }
}
