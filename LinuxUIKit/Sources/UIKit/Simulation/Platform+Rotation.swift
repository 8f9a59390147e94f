/// Rotation of the phone.
extension Platform {
    /// Turns the interface, if the screen's controllers support the orientation.
    ///
    /// Controllers are notified of the new size classes and the new size before anything changes. Then the screen, its safe area and the
    /// windows change, animated, together with the controllers' own animations.
    package func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        deviceWillTurn(for: orientation)
        guard orientation != interfaceOrientation, supports(orientation) else { return }
        turn {
            // An animator of the app continues, because its views are in containers that follow the rotation.
            transitions.filter(\.canFinishNow).forEach { $0.finishNow() }
            let metrics = uprightMetrics.turned(to: orientation)
            let oldBounds = screen.bounds
            let newBounds = CGRect(origin: .zero, size: metrics.size)
            let windows = application.allWindows.filter { $0.frame == oldBounds && newBounds != oldBounds }
            let traits = UITraitCollection(values: settings.turned(to: orientation))
            let transitions = windows.map { window in
                ControllerTransition(
                    from: nil,
                    to: nil,
                    disappearing: [],
                    appearing: [],
                    in: window,
                    style: SizeChangeStyle { self.fit(window, to: newBounds) },
                    animated: animated,
                    whenDone: { _ in window.rootViewController?.presentationChain.forEach { $0.forgetTransitionThatIsOver() } }
                )
            }
            let turn = orientation.turn(from: interfaceOrientation)
            for (window, transition) in zip(windows, transitions) {
                transition.targetTransform = turn
                for controller in window.rootViewController?.presentationChain ?? [] {
                    controller.activeTransition = transition
                    controller.announce(
                        transition,
                        size: controller.size(on: metrics, traits),
                        traits == screen.traitCollection ? nil : traits
                    )
                }
            }
            adopt(orientation, metrics, traits)
            transitions.forEach { $0.start() }
            for window in application.allWindows where !windows.contains(where: { $0 === window }) { fit(window, to: window.frame) }
        }
    }

    func adopt(_ orientation: UIInterfaceOrientation, _ metrics: ScreenMetrics, _ traits: UITraitCollection) {
        interfaceOrientation = orientation
        settings = traits.values
        screenMetrics = metrics
        for scene in application.scenes { scene.updateTraits() }
    }

    func fit(_ window: UIWindow, to frame: CGRect) {
        window.frame = frame
        window.updateSafeArea()
        window.propagateTraits()
        window.layoutIfNeeded()
    }

    /// Returns whether both the app delegate and the frontmost controller of the key window allow an orientation.
    private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        let window = application.scenes.lazy.compactMap(\.keyWindow).first
        let ofApp = application.delegate?.application(application, supportedInterfaceOrientationsFor: window) ?? .all
        let ofController = window?.rootViewController?.presentationChain.last?.supportedInterfaceOrientations ?? .all
        return ofApp.intersection(ofController).contains(orientation)
    }
}

extension UIViewController {
    /// Notifies a controller of the change. A presented controller is notified by its presentation controller.
    func announce(_ transition: ControllerTransition, size: CGSize, _ traits: UITraitCollection?) {
        if let controller = presenter?.presentation?.controller {
            if let traits { controller.willTransition(to: traits, with: transition) }
            controller.viewWillTransition(to: size, with: transition)
        } else {
            if let traits { willTransition(to: traits, with: transition) }
            viewWillTransition(to: size, with: transition)
        }
    }

    /// Returns the future size of the view of an outermost or presented controller.
    func size(on metrics: ScreenMetrics, _ traits: UITraitCollection) -> CGSize {
        guard let sheet = presenter?.presentation?.controller as? UISheetPresentationController else { return metrics.size }
        let bounds = CGRect(origin: .zero, size: metrics.size)
        return sheet.restingFrame(in: sheet.room(in: bounds, safeArea: metrics.safeAreaInsets, traits)).size
    }
}

extension ScreenMetrics {
    /// Returns the metrics of the turned screen. A phone without a home button keeps its notch at one side, the same inset at the other,
    /// and 21 points for the home indicator. In landscape, a phone with a home button shows no status bar.
    func turned(to orientation: UIInterfaceOrientation) -> ScreenMetrics {
        guard orientation.isLandscape else { return self }
        let hasHomeIndicator = safeAreaInsets.bottom > 0
        let side = hasHomeIndicator ? safeAreaInsets.top : 0
        return ScreenMetrics(
            size: CGSize(width: size.height, height: size.width),
            scale: scale,
            safeAreaInsets: UIEdgeInsets(top: 0, left: side, bottom: hasHomeIndicator ? 21 : 0, right: side),
            headroom: headroom
        )
    }
}

extension TraitValues {
    /// Returns the traits of the turned phone. A phone in landscape is compact both ways.
    func turned(to orientation: UIInterfaceOrientation) -> TraitValues {
        var values = self
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = orientation.isLandscape ? .compact : .regular
        return values
    }
}
