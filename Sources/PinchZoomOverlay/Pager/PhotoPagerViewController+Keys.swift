import UIKit

/// The commands of a hardware keyboard.
extension PhotoPagerViewController: KeyCommandResponder {
    /// The functions of keys.
    private enum Key: String, CaseIterable {
        case next, previous, close, zoomIn, zoomOut, zoomToFit, toggleBars
    }

    /// The factor by which a key zooms in or out.
    private static let zoomFactor: CGFloat = 1.5

    func makeKeyCommands() -> [UIKeyCommand] {
        Key.allCases.flatMap { key in
            inputs(of: key).enumerated().map { number, input in
                // Only the first key of each function has a title. Otherwise the system's list of commands would show the function several
                // times.
                makeKeyCommand(key.rawValue, title: number == 0 ? title(of: key) : "", input: input.0, modifierFlags: input.1)
            }
        }
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

    func performKeyCommand(_ name: String) {
        let zoomView = pages.currentPage?.zoomView
        switch Key(rawValue: name) {
        case .next: turnPage(by: 1)
        case .previous: turnPage(by: -1)
        case .close: close()
        case .zoomIn: zoomView?.zoom(by: PhotoPagerViewController.zoomFactor)
        case .zoomOut: zoomView?.zoom(by: 1 / PhotoPagerViewController.zoomFactor)
        case .zoomToFit: zoomView?.zoomOut()
        case .toggleBars: toggleChrome()
        case nil: break
        }
    }
}
