/// A keyboard beside the screen. Its keys go to a first responder that takes text, then to the focus if there is one, then to the key
/// commands of the responder chain. The other keys become presses.
@MainActor final class HardwareKeyboard {
    /// The keys that are down.
    private(set) var held: [UIPress] = []

    /// Presses a key. Returns whether a key command or the focus has taken the key.
    func press(_ key: UIKey, in application: UIApplication) -> Bool {
        precondition(
            !held.contains { $0.key?.charactersIgnoringModifiers == key.charactersIgnoringModifiers },
            "LinuxUIKit: the key \(key.charactersIgnoringModifiers) is down already"
        )
        let press = UIPress(key, time: RenderServer.current.now)
        let window = application.windowForKeys
        let first = window?.responderForKeys
        let (isTaken, textInput) = take(key, for: first, in: application)
        if isTaken {
            held.append(press)
            return true
        }
        press.responder = first
        press.window = window
        rest()
        held.append(press)
        send(in: application)
        if let textInput { key.edit(textInput) }
        return false
    }

    /// Repeats a key that is down, as a keyboard does after a moment. A command and a text get the key again, and presses don't repeat:
    /// Apple documents neither.
    func repeatKey(_ input: String, in application: UIApplication) {
        let (isTaken, textInput) = take(press(of: input).key, for: application.windowForKeys?.responderForKeys, in: application)
        if !isTaken, let textInput { press(of: input).key?.edit(textInput) }
    }

    /// Gives a key to the focus or to a key command. Returns whether one of them has taken the key, or the responder for the key's text.
    private func take(_ key: UIKey?, for first: UIResponder?, in application: UIApplication) -> (Bool, textInput: (any UIKeyInput)?) {
        guard let key else { return (false, nil) }
        let focus = application.windowForKeys?.windowScene?.focusSystem
        let isForFocus = focus != nil && key.charactersIgnoringModifiers == "\t"
        let textInput = key.textEdit == nil || isForFocus ? nil : first as? any UIKeyInput
        let isRightToLeft = application.userInterfaceLayoutDirection == .rightToLeft
        func perform(_ commands: CommandOrder) -> Bool {
            guard let command = first?.command(for: key, isRightToLeft: isRightToLeft, commands) else { return false }
            command.perform()
            return true
        }
        // Apple does not say whether a responder is notified of the press as well. Here a key that is taken by a command is no press.
        let isTaken =
            (textInput != nil || focus != nil) && perform(.beforeSystem)
            || textInput == nil && (focus?.take(key) == true || perform(.any))
        return (isTaken, textInput)
    }

    /// Releases a key.
    func release(_ input: String, in application: UIApplication) {
        end([press(of: input)], as: .ended, in: application)
    }

    private func press(of input: String) -> UIPress {
        let name = UIKey(input, []).charactersIgnoringModifiers
        guard let press = held.first(where: { $0.key?.charactersIgnoringModifiers == name }) else {
            preconditionFailure("LinuxUIKit: the key \(input) is not down")
        }
        return press
    }

    /// Cancels all keys, as the system does for an incoming call. The keys have no effect until they are released.
    func interrupt(_ application: UIApplication) {
        if !held.isEmpty { end(held, as: .cancelled, in: application, keepsHeld: true) }
    }

    private func end(_ presses: [UIPress], as phase: UIPress.Phase, in application: UIApplication, keepsHeld: Bool = false) {
        rest()
        for press in presses { press.change(to: phase, time: RenderServer.current.now) }
        send(in: application)
        if keepsHeld {
            for press in presses { press.responder = nil }
        } else {
            held.removeAll { press in presses.contains { $0 === press } }
        }
    }

    private func rest() {
        for press in held { press.phase = .stationary }
    }

    private func send(in application: UIApplication) {
        let presses = held.filter { $0.responder != nil }
        if !presses.isEmpty { application.sendEvent(UIPressesEvent(presses, time: RenderServer.current.now)) }
    }
}

/// The key commands that count: all, or only the commands that come before text input and the focus.
private enum CommandOrder {
    case any, beforeSystem
}

extension UIApplication {
    /// The key window of the scene in front.
    fileprivate var windowForKeys: UIWindow? {
        scenes.lazy.filter { $0.activationState == .foregroundActive }.compactMap(\.keyWindow).first
    }
}

extension UIWindow {
    /// The responder that gets keys first: the first responder, the item with the focus or, on some phones, the visible screen.
    fileprivate var responderForKeys: UIResponder? {
        if let responder = firstResponder ?? windowScene?.focusSystem?.focusedView { return responder }
        return Platform.current.behavior.keysWithoutFirstResponder == .nobody ? nil : rootViewController?.screenSeen
    }
}

extension UIViewController {
    /// The controller presented last, or the visible controller inside if that one is a container.
    fileprivate var screenSeen: UIViewController {
        let top = presentationChain.last ?? self
        let inner = (top as? UINavigationController)?.topViewController ?? (top as? UITabBarController)?.selectedViewController
        return inner?.screenSeen ?? top
    }
}

extension UIResponder {
    var responderChain: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }

    /// Documented: commands of all responders in the chain count. Here, an action is a closure, so the first command for the keys counts.
    fileprivate func command(for key: UIKey, isRightToLeft: Bool, _ commands: CommandOrder) -> UIKeyCommand? {
        for responder in responderChain {
            let command = responder.keyCommands?.first { command in
                command.matches(key, isRightToLeft: isRightToLeft) && (command.wantsPriorityOverSystemBehavior || commands == .any)
            }
            if let command { return command }
        }
        return nil
    }
}
