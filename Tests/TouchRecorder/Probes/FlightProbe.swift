import UIKit

/// Reports the flying views as they are presented on the screen.
@MainActor struct FlightProbe {
    private weak var window: UIWindow?

    init(in window: UIWindow) {
        self.window = window
    }

    /// Returns all flying views: a photo under fingers or between screens, and the screens of a transition.
    func look() -> [TouchRecording.FlyingReport] {
        guard let window, let tabs = window.rootViewController as? UITabBarController else { return [] }
        let views = FlyingViews(tabs: tabs)
        guard let coordinator = views.coordinator else { return [views.lifted].compactMap { report($0, in: window) } }
        let screens = [("coming screen", UITransitionContextViewKey.to), ("leaving screen", .from)].compactMap { name, key in
            coordinator.view(forKey: key).flatMap { $0.window === window ? TouchRecording.FlyingReport($0, name: name) : nil }
        }
        return [views.flight(in: coordinator)].compactMap { report($0, in: window) } + screens
    }

    private func report(_ found: FlyingViews.Found?, in window: UIWindow) -> TouchRecording.FlyingReport? {
        switch found {
        case nil: nil
        case .screen(let view): TouchRecording.FlyingReport(view, name: "frame")
        case .picture(let view, let over): TouchRecording.FlyingReport(view, name: "photo", backdrop: backdrop(of: over, in: window))
        }
    }

    /// Returns the coloured view that fills the window behind a flying view, from its container or from the window.
    private func backdrop(of over: UIView, in window: UIWindow) -> UIView? {
        (over.subviews + window.subviews).first { view in
            view.backgroundColor != nil && view.subviews.isEmpty && view.bounds.size == window.bounds.size && !view.isUserInteractionEnabled
        }
    }
}

extension TouchRecording.FlyingReport {
    /// Describes a view as it is presented in a window; nil if a number is not finite.
    @MainActor fileprivate init?(_ view: UIView, name: String, backdrop: UIView? = nil) {
        let shown = PresentedLayer(view.layer)
        self.init(
            name: name,
            x: Double(shown.center.x),
            y: Double(shown.center.y),
            width: Double(shown.size.width),
            height: Double(shown.size.height),
            a: Double(shown.transform.a),
            b: Double(shown.transform.b),
            c: Double(shown.transform.c),
            d: Double(shown.transform.d),
            alpha: Double(shown.opacity),
            backdrop: backdrop.map { Double(PresentedLayer($0.layer).opacity) }
        )
        if problem != nil { return nil }
    }
}

/// A layer as the screen shows it, with the effects of all superlayers.
@MainActor struct PresentedLayer {
    /// The centre, in points of the outermost layer.
    private(set) var center: CGPoint
    let size: CGSize
    /// The transform from the layer's coordinates to the outermost layer's, without the translation.
    private(set) var transform = CGAffineTransform.identity
    /// The layer's opacity, multiplied with that of all its superlayers.
    private(set) var opacity: CGFloat = 1

    /// The area on the screen, in square points.
    var area: CGFloat { size.width * size.height * abs(transform.a * transform.d - transform.b * transform.c) }

    init(_ layer: CALayer) {
        let bounds = (layer.presentation() ?? layer).bounds
        size = bounds.size
        center = CGPoint(x: bounds.midX, y: bounds.midY)
        for model in sequence(first: layer, next: \.superlayer) where model.superlayer != nil {
            // A layer that is not committed yet has no presentation layer.
            let shown = model.presentation() ?? model
            let own = shown.affineTransform()
            let anchor = CGPoint(
                x: shown.bounds.minX + shown.bounds.width * shown.anchorPoint.x,
                y: shown.bounds.minY + shown.bounds.height * shown.anchorPoint.y
            )
            let offset = CGPoint(x: center.x - anchor.x, y: center.y - anchor.y).applying(own)
            center = CGPoint(x: shown.position.x + offset.x, y: shown.position.y + offset.y)
            transform = transform.concatenating(CGAffineTransform(a: own.a, b: own.b, c: own.c, d: own.d, tx: 0, ty: 0))
            opacity *= CGFloat(shown.opacity)
        }
    }
}
