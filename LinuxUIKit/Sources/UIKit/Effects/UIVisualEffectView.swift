/// A view that applies a visual effect to the contents behind it, or to those of its `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let fill = UIView()
    private let content = UIView()
    private var currentEffect: UIVisualEffect?
    /// Whether the effect has become flat, because the view has been nearly invisible.
    private var isFlat = false

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        for part in [fill, content] { addSubview(part) }
        fill.isUserInteractionEnabled = false
        fill.alpha = 0
        // Through these constraints, the constraints in the content view decide the size of the effect view.
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leftAnchor.constraint(equalTo: leftAnchor),
            content.rightAnchor.constraint(equalTo: rightAnchor),
        ])
        UIView.performWithoutAnimation { self.effect = effect }
        if Platform.current.behavior.fadedEffects == .stayFlat { Platform.current.effectViews.append(WeakEffectView(view: self)) }
    }

    /// A view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The view for all subviews. The effect view itself takes none.
    open var contentView: UIView { content }

    /// A copy of the effect that was set. Animatable.
    open var effect: UIVisualEffect? {
        get { currentEffect }
        set {
            currentEffect = newValue?.copy() as? UIVisualEffect
            isFlat = false
            let color = currentEffect?.fillColor
            // A hidden fill gets its new color without an animation. Without this, the fill would come from a color that was never visible.
            if fill.alpha == 0 { UIView.performWithoutAnimation { fill.backgroundColor = color } }
            if let color { fill.backgroundColor = color }
            fill.alpha = color == nil ? 0 : 1
        }
    }

    /// The view's own rectangle.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            fitParts()
        }
    }

    /// The view's rectangle in its superview.
    open override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            fitParts()
        }
    }

    /// Makes the effect flat if the last frame has shown the view nearly invisible. A hidden view keeps its effect.
    fileprivate func noticeFrame() {
        guard !isFlat, window != nil, let color = fill.backgroundColor, currentEffect?.fillColor != nil else { return }
        var opacity: Float = 1
        for layer in sequence(first: layer as CALayer, next: \.superlayer) {
            let shown = layer.presentation() ?? layer
            if shown.isHidden { return }
            opacity *= shown.opacity
        }
        guard opacity <= 0.02 else { return }
        isFlat = true
        UIView.performWithoutAnimation { fill.backgroundColor = color.withAlphaComponent(1) }
    }

    /// Resizes the parts at once. Without this, a touch before the next layout would not find the content.
    private func fitParts() {
        for part in [fill, content] { part.frame = CGRect(origin: .zero, size: bounds.size) }
    }

    override func check(newSubview view: UIView) {
        precondition(
            view === fill || view === content,
            """
            NSInternalInconsistencyException: \(view) has been added as a subview to \(self). Do not add subviews directly to the visual \
            effect view itself, instead add them to the -contentView.
            """
        )
    }
}

/// A reference to an effect view that the phone looks at after each frame.
struct WeakEffectView {
    weak var view: UIVisualEffectView?
}

extension Platform {
    /// Makes the effects flat that the last frame has shown nearly invisible.
    func noticeFadedEffects() {
        guard !effectViews.isEmpty else { return }
        effectViews.removeAll { $0.view == nil }
        for effectView in effectViews { effectView.view?.noticeFrame() }
    }
}
