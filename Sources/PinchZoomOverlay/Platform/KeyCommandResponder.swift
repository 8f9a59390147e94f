import UIKit

/// A screen that does what key commands are named for.
///
/// On Apple's systems a key command sends a selector to the first responder and on; on Linux, which has no selectors, it calls a closure.
@MainActor protocol KeyCommandResponder: UIViewController {
    /// A key of a command was pressed.
    func performKeyCommand(_ name: String)
}

extension KeyCommandResponder {
    /// A command that calls ``performKeyCommand(_:)`` with a name.
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
        // From iOS 15 on the system takes arrows and space for moving its focus, unless a command asks for them.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }
}

#if canImport(ObjectiveC)
    extension UIViewController {
        /// Goes to the nearest screen that has the command.
        @objc fileprivate func pinchZoomOverlayPerform(_ command: UIKeyCommand) {
            guard let name = command.propertyList as? String else { return }
            let responders = sequence(first: self as UIResponder, next: \.next)
            responders.lazy.compactMap { $0 as? any KeyCommandResponder }.first { _ in true }?.performKeyCommand(name)
        }
    }
#endif
