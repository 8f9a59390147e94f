import PortableTestSupport
import Testing
import UIKit

/// From UIContextualAction.h, UISwipeActionsConfiguration.h,
/// https://developer.apple.com/documentation/uikit/uicontextualaction, …/uiswipeactionsconfiguration and
/// …/uicollectionlayoutlistconfiguration-swift.struct.
@MainActor @Suite("Actions for swipes", timeLimit(minutes: 20)) struct SwipeActionContractTests {
    private func makeAction(_ style: UIContextualAction.Style = .normal, _ title: String? = "Flag") -> UIContextualAction {
        UIContextualAction(style: style, title: title) { _, _, completion in completion(true) }
    }

    @Test("The styles have the header's numbers")
    func styles() {
        #expect(UIContextualAction.Style.normal.rawValue == 0 && UIContextualAction.Style.destructive.rawValue == 1)
    }

    @Test("An action has what it was made with, and no image")
    func action() {
        let flag = makeAction()
        #expect(flag.style == .normal && flag.title == "Flag" && flag.image == nil)
        let delete = makeAction(.destructive, nil)
        #expect(delete.style == .destructive && delete.title == nil)
    }

    @Test("An action's color comes from its style, until the app sets one, and again after nil")
    func color() {
        let delete = makeAction(.destructive)
        let own = delete.backgroundColor
        #expect(own != nil && own != makeAction(.normal).backgroundColor)
        delete.backgroundColor = .green
        #expect(delete.backgroundColor == .green)
        delete.backgroundColor = nil
        #expect(delete.backgroundColor == own)
    }

    @Test("An action's handler is the one that it was made with")
    func handler() {
        var performed: [Bool] = []
        let flag = makeAction()
        flag.handler(flag, UIView()) { performed.append($0) }
        #expect(performed == [true])
    }

    @Test("A configuration has its actions in order, and performs the first one by a full swipe unless told otherwise")
    func configuration() {
        let actions = [makeAction(), makeAction(.destructive)]
        let configuration = UISwipeActionsConfiguration(actions: actions)
        #expect(configuration.actions == actions && configuration.performsFirstActionWithFullSwipe)
        configuration.performsFirstActionWithFullSwipe = false
        #expect(!configuration.performsFirstActionWithFullSwipe)
        #expect(UISwipeActionsConfiguration(actions: []).actions.isEmpty)
    }

    @Test("A list has no actions until the app gives some")
    func list() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        #expect(list.leadingSwipeActionsConfigurationProvider == nil && list.trailingSwipeActionsConfigurationProvider == nil)
        let configuration = UISwipeActionsConfiguration(actions: [makeAction()])
        let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { $0.item == 1 ? configuration : nil }
        list.trailingSwipeActionsConfigurationProvider = provider
        #expect(list.trailingSwipeActionsConfigurationProvider?(IndexPath(item: 1, section: 0)) === configuration)
        #expect(list.trailingSwipeActionsConfigurationProvider?(IndexPath(item: 0, section: 0)) == nil)
    }

    /// UITableViewDelegate declares these methods, which a table's controller implements or a subclass overrides.
    @Test("A table's controller may be a subclass that gives actions")
    func controller() {
        final class Controller: UITableViewController {
            override func tableView(
                _ tableView: UITableView,
                trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
        }
        let controller = Controller(style: .plain)
        #expect(controller.tableView(controller.tableView, trailingSwipeActionsConfigurationForRowAt: [0, 0]) != nil)
    }
}
