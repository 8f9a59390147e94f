import UIKit

/// A screen with a list that has a context menu, and with key commands.
final class PointingScreen: UIViewController, UIContextMenuInteractionDelegate {
    let list = UIScrollView()
    var menuPlaces: [CGPoint] = []
    var keys: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(list)
        list.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let inputs: [(String, UIKeyModifierFlags)] = [(UIKeyCommand.inputRightArrow, []), (UIKeyCommand.inputEscape, []), ("s", .command)]
        return inputs.map { input, flags in
            UIKeyCommand(input: input, modifierFlags: flags) { [weak self] _ in self?.keys.append(input) }
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menuPlaces.append(location)
        return nil
    }
}
