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
    func makeKeyCommand(_ name: String, title: String, input: String, modifierFlags: UIKeyModifierFlags = []) -> UIKeyCommand {
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
        // Without this priority, iOS 15 and later would use the arrow keys and the space key to move the focus instead.
        command.wantsPriorityOverSystemBehavior = true
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
