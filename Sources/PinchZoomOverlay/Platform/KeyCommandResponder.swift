#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A screen that performs key commands by their names.
///
/// On Apple's systems, a key command sends a selector along the responder chain. On Linux, there are no selectors, and a key command
/// calls a closure.
@MainActor protocol KeyCommandResponder: UIViewController {
    /// Performs the key command with a name.
    func performKeyCommand(_ name: String)
}

extension KeyCommandResponder {
    /// Creates a command that calls ``performKeyCommand(_:)`` with a name.
    ///
    /// - Parameter hasPriority: Whether the command comes before text input and the focus system. Otherwise, UIKit offers a key to these
    ///   first, and an arrow key would move the focus.
    func makeKeyCommand(
        _ name: String,
        title: String,
        input: String,
        modifierFlags: UIKeyModifierFlags,
        hasPriority: Bool
    ) -> UIKeyCommand {
        #if canImport(ObjectiveC)
        let command = UIKeyCommand(
            title: title,
            action: #selector(UIViewController.pinchZoomOverlayPerform(_:)),
            input: input,
            modifierFlags: modifierFlags,
            propertyList: name
        )
        #else
        let command = UIKeyCommand(title: title, input: input, modifierFlags: modifierFlags) { [weak self] _ in
            self?.performKeyCommand(name)
        }
        #endif
        command.wantsPriorityOverSystemBehavior = hasPriority
        return command
    }
}

#if canImport(ObjectiveC)
extension UIViewController {
    /// Performs the command on the nearest `KeyCommandResponder` in the responder chain.
    @objc fileprivate func pinchZoomOverlayPerform(_ command: UIKeyCommand) {
        guard let name = command.propertyList as? String else { return }
        let responders = sequence(first: self as UIResponder, next: \.next)
        responders.lazy.compactMap { $0 as? any KeyCommandResponder }.first { _ in true }?.performKeyCommand(name)
    }
}
#endif
#endif
