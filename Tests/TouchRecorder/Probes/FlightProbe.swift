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
    /// Describes a view as it is presented in a window. Returns nil if a number is not finite.
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
