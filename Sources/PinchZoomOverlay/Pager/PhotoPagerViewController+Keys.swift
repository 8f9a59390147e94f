#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The commands of a hardware keyboard.
extension PhotoPagerViewController {
    /// The functions of keys.
    private enum Key: String, CaseIterable {
        case next, previous, close, zoomIn, zoomOut, zoomToFit, toggleBars

        /// Whether the focus system uses the key, too: arrows move the focus, and on a Mac the space bar presses the focused button.
        var isForFocus: Bool { self == .next || self == .previous || self == .toggleBars }
    }

    /// The factor by which a key zooms in or out.
    private static let zoomFactor: CGFloat = 1.5

    func makeKeyCommands() -> [UIKeyCommand] {
        Key.allCases.flatMap { key in
            let takesPlainKeys = takesPlainKeys(for: key)
            return inputs(of: key).filter { takesPlainKeys || !$0.1.isEmpty }.enumerated().map { number, input in
                // Only the first key of each function has a title. Otherwise the system's list of commands would show the function several
                // times.
                makeKeyCommand(for: key, title: number == 0 ? title(of: key) : "", input: input.0, modifierFlags: input.1)
            }
        }
    }

    private func makeKeyCommand(for key: Key, title: String, input: String, modifierFlags: UIKeyModifierFlags) -> UIKeyCommand {
        // On Apple's systems, a key command sends a selector along the responder chain. On Linux, there are no selectors.
        #if canImport(ObjectiveC)
        let action = #selector(performKeyCommand(_:))
        let command = UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifierFlags, propertyList: key.rawValue)
        #else
        let command = UIKeyCommand(title: title, input: input, modifierFlags: modifierFlags) { [weak self] _ in self?.perform(key) }
        #endif
        // Otherwise, UIKit would offer the key to the focus system first, and an arrow key would move the focus.
        command.wantsPriorityOverSystemBehavior = key.isForFocus
        return command
    }

    #if canImport(ObjectiveC)
    @objc private func performKeyCommand(_ command: UIKeyCommand) {
        if let key = (command.propertyList as? String).flatMap(Key.init) { perform(key) }
    }
    #endif

    /// Returns whether the pager responds now to a function's keys without modifiers.
    ///
    /// While another view is the first responder, these keys are that view's: a text field would otherwise lose a space or a digit. While
    /// something has the focus, the arrow keys and the space bar are the focus system's.
    private func takesPlainKeys(for key: Key) -> Bool {
        if key == .close { return true }
        guard isFirstResponder else { return false }
        return !key.isForFocus || viewIfLoaded?.window?.windowScene?.focusSystem?.focusedItem == nil
    }

    /// Becomes the first responder, unless the pager isn't the screen in front, or something else in the window is the first responder.
    func takeKeys() {
        guard isShown, let window = viewIfLoaded?.window else { return }
        guard presentedViewController == nil else { return takeKeysAfterPresentation() }
        if window.heldFirstResponder == nil { becomeFirstResponder() }
    }

    /// Takes the keys when the screen that the pager presents is gone, if there is such a screen.
    ///
    /// UIKit doesn't notify a controller that isn't covered. Without the observer in the presentation's container, the arrow keys would turn
    /// no pages after an alert.
    func takeKeysAfterPresentation() {
        guard isShown, let container = presentedViewController?.presentationController?.containerView,
            presentationObserver?.superview !== container
        else { return }
        let observer = WindowObserver { [weak self] in
            // In the next frame, UIKit has removed the screen, and may have made another responder the first one.
            FrameLink.next { self?.takeKeys() }
        }
        container.addSubview(observer)
        presentationObserver = observer
    }

    /// Becomes the first responder at the beginning of an opening, unless one of the pager's own views is.
    func takeKeysWhileAppearing() {
        let responder = view.window?.heldFirstResponder
        guard responder !== self, view.heldFirstResponder == nil else { return }
        formerResponder = formerResponder ?? responder
        becomeFirstResponder()
    }

    /// Makes the responder from which the pager has taken the keys the first responder, if it's on the screen and no other one is.
    func giveKeysBack() {
        let former = formerResponder
        formerResponder = nil
        let view = former as? UIView ?? (former as? UIViewController)?.viewIfLoaded
        guard let window = view?.window, [nil, self].contains(window.heldFirstResponder) else { return }
        former?.becomeFirstResponder()
    }

    /// Returns the keys of a function. The arrows are for reading from left to right. For reading from right to left, UIKit swaps the
    /// arrows.
    private func inputs(of key: Key) -> [(String, UIKeyModifierFlags)] {
        switch key {
        case .next: [(UIKeyCommand.inputRightArrow, [])]
        case .previous: [(UIKeyCommand.inputLeftArrow, [])]
        case .close: [(UIKeyCommand.inputEscape, [])]
        case .zoomIn: [("+", []), ("=", []), ("+", .command), ("=", .command)]
        case .zoomOut: [("-", []), ("-", .command)]
        case .zoomToFit: [("0", []), ("0", .command)]
        case .toggleBars: [(" ", [])]
        }
    }

    private func title(of key: Key) -> String {
        switch key {
        case .next: phrases.nextPhoto
        case .previous: phrases.previousPhoto
        case .close: phrases.close
        case .zoomIn: phrases.zoomIn
        case .zoomOut: phrases.zoomOut
        case .zoomToFit: phrases.zoomToFit
        case .toggleBars: phrases.toggleBars
        }
    }

    /// Performs a command. During a transition of the pager, only Escape has an effect: the pages would otherwise turn in flight.
    private func perform(_ key: Key) {
        let zoomView = pages.currentPage?.zoomView
        guard visibility == .open || key == .close else { return }
        switch key {
        case .next: turnPage(by: 1)
        case .previous: turnPage(by: -1)
        case .close: close(for: .key)
        case .zoomIn: zoomView?.zoom(by: PhotoPagerViewController.zoomFactor)
        case .zoomOut: zoomView?.zoom(by: 1 / PhotoPagerViewController.zoomFactor)
        case .zoomToFit: zoomView?.zoomOut()
        case .toggleBars: setChromeHidden(!isChromeHidden, animated: true)
        }
    }
}
#endif
