/// The keyboard on the screen. It covers the lower part of the screen while a first responder takes text. Nothing of it is drawn.
@MainActor final class SoftwareKeyboard {
    /// The height that the keyboard covers on the screen, in points.
    private(set) var height: CGFloat = 0
    private var guides: [WeakGuide] = []
    private var end: DeferredAction?
    private var changes = 0

    private struct WeakGuide {
        weak var guide: UIKeyboardLayoutGuide?
    }

    // These numbers are choices, close to a phone's.
    private static let duration: TimeInterval = 0.25

    private static func height(on platform: Platform) -> CGFloat {
        let isUpright = platform.screen.bounds.height >= platform.screen.bounds.width
        return (isUpright ? 302 : 188) + platform.screenMetrics.safeAreaInsets.bottom
    }

    func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(WeakGuide(guide: guide))
    }

    /// Runs a change from one first responder to another. If both take text, the keyboard stays.
    func change<Result>(_ body: () -> Result) -> Result {
        changes += 1
        let result = body()
        changes -= 1
        if changes == 0 { update() }
        return result
    }

    /// Updates the keyboard after a first responder has left its window.
    func responderDidLeave() {
        Platform.current.after(0, "the keyboard") { [weak self] in self?.update() }
    }

    private func update() {
        let platform = Platform.current
        let isWanted = platform.application.allWindows.contains { $0.firstResponder is any UIKeyInput }
        guard isWanted != (height > 0) else { return }
        let screen = platform.screen.bounds
        let shown = SoftwareKeyboard.height(on: platform)
        let frames = [
            CGRect(x: 0, y: screen.height, width: screen.width, height: shown),
            CGRect(x: 0, y: screen.height - shown, width: screen.width, height: shown),
        ]
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frames[isWanted ? 0 : 1],
            UIResponder.keyboardFrameEndUserInfoKey: frames[isWanted ? 1 : 0],
            UIResponder.keyboardAnimationDurationUserInfoKey: SoftwareKeyboard.duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        if let end { platform.cancel(end) }
        height = isWanted ? shown : 0
        post(UIResponder.keyboardWillChangeFrameNotification, information)
        post(isWanted ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, information)
        UIView.animate(withDuration: SoftwareKeyboard.duration, delay: 0, options: .curveEaseInOut) { self.moveGuides() }
        end = platform.after(SoftwareKeyboard.duration, "the keyboard") { [weak self] in
            self?.end = nil
            self?.post(UIResponder.keyboardDidChangeFrameNotification, information)
            self?.post(isWanted ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, information)
        }
    }

    private func moveGuides() {
        let owners = guides.compactMap { $0.guide?.owner }
        for owner in owners {
            owner.constantsDidChangeInConstraints()
            owner.setNeedsLayout()
        }
        for owner in owners { (owner.window ?? owner).layoutIfNeeded() }
    }

    private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
    }
}
