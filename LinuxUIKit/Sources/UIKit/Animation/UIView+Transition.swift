import CCairo

extension UIView {
    /// Shows the change of a view's contents as a transition. Of the transitions, only `transitionCrossDissolve` is simulated.
    ///
    /// The changes themselves are not animated, unless the options allow their animation.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = {
            guard let animations else { return }
            if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
        }
        switch options.transition {
        case []: animate(withDuration: 0, delay: 0, options: [], animations: changes, completion: completion)
        case .transitionCrossDissolve: dissolve(view, duration, options, changes, completion)
        default: preconditionFailure("LinuxUIKit: of UIView's transitions only transitionCrossDissolve is simulated")
        }
    }

    /// Replaces a view with another view in its superview, as a transition.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            preconditionFailure("UIView.transition(from:to:duration:options:completion:): the first view lies in no superview")
        }
        transition(
            with: container,
            duration: duration,
            options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            },
            completion: completion
        )
    }

    private class func dissolve(
        _ view: UIView,
        _ duration: TimeInterval,
        _ options: UIView.AnimationOptions,
        _ changes: @escaping () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let schedule = RenderServer.current.schedule
        guard duration > 0, let picture = view.currentPicture else {
            return animate(withDuration: 0, delay: 0, options: [], animations: changes, completion: completion)
        }
        animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: {
                if let block = schedule.recorders.last as? BlockAnimation {
                    block.attach(
                        DissolveAnimation(view.layer, picture: picture, blocksTouches: !options.contains(.allowUserInteraction), block),
                        key: "transition"
                    )
                }
                changes()
            },
            completion: completion
        )
    }

    /// The view's current look on screen, within its bounds.
    private var currentPicture: CGImage? {
        guard layer.isOnScreen, bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = Platform.current.screenMetrics.scale
        let canvas = Canvas(
            pixelWidth: Int((bounds.width * scale).rounded(.up)),
            pixelHeight: Int((bounds.height * scale).rounded(.up))
        )
        cairo_scale(canvas.cairo, scale, scale)
        cairo_translate(canvas.cairo, -bounds.minX, -bounds.minY)
        LayerRenderer(cairo: canvas.cairo).drawContent(of: layer)
        return canvas.makeImage()
    }
}

/// The dissolve from a picture of a view to the view itself.
final class DissolveAnimation: LayerAnimation {
    let layer: CALayer
    var attachment = LayerAttachment()
    let blocksTouches: Bool
    private let picture: CGImage
    private let progress: (CFTimeInterval) -> CGVector
    private weak var block: BlockAnimation?

    init(_ layer: CALayer, picture: CGImage, blocksTouches: Bool, _ block: BlockAnimation) {
        self.layer = layer
        self.picture = picture
        progress = block.progress
        self.blocksTouches = blocksTouches
        self.block = block
    }

    func apply(to sample: inout LayerSample, at now: CFTimeInterval) {
        sample.dissolve(LayerDissolve(picture: picture, progress: min(max(progress(now).dx, 0), 1)))
    }

    func wasRemoved() {
        block?.didLose(self)
    }
}
