import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitableviewcontroller and …/clearsselectiononviewwillappear.
@MainActor @Suite("UITableViewController", .timeLimit(.minutes(20))) struct TableControllerTests {
    @Test("Its view is a table that it fills and is told of, in the style it is made with")
    func fills() throws {
        try HeadlessDevice.run { device in
            let controller = ListController(style: .insetGrouped)
            device.show(controller)
            #expect(controller.view === controller.tableView && controller.tableView.style == .insetGrouped)
            #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
            #expect(controller.tableView.visibleCells.first?.textLabel?.text == "Row 0")
            #expect(controller.tableView.visibleCells.first?.frame.height == 61)
        }
    }

    // Unit tests of PanModal (slackhq/PanModal on GitHub), which pass on iOS, expect this height.
    @Test("Its view is at first as high as the screen without the status bar")
    func firstHeight() throws {
        try HeadlessDevice.run { _ in
            let table: UIView = ListController(style: .plain).view
            #expect(table.frame.height == UIScreen.main.bounds.height - 47)
        }
    }

    @Test("A selection goes when the table comes back, unless it is to stay", arguments: [true, false])
    func clearsSelection(clears: Bool) throws {
        try HeadlessDevice.run { device in
            let controller = ListController(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            device.show(navigation)
            let table = try #require(controller.tableView)
            let cell = try #require(table.visibleCells.first)
            device.tap(at: table.convert(CGPoint(x: cell.frame.midX, y: cell.frame.midY), to: nil))
            #expect(controller.selected == [IndexPath(row: 0, section: 0)])
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 2 && table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
            navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect((table.indexPathForSelectedRow == nil) == clears)
        }
    }
}

@MainActor private final class ListController: UITableViewController {
    var selected: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 61 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
