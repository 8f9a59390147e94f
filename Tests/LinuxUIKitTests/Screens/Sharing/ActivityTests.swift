import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UIActivityViewController, its completionWithItemsHandler and excludedActivityTypes, UIActivity and
/// UIActivityItemSource, and UIActivityViewController.h.
@MainActor @Suite("UIActivityViewController", .timeLimit(.minutes(20)), .phones) final class ActivityTests {
    private lazy var device = HeadlessDevice()
    private lazy var presenter = UIViewController()
    private lazy var window = device.show(presenter)
    private var outcomes: [String] = []

    private func share(_ items: [Any], _ activities: [UIActivity]? = nil, excluding: [UIActivity.ActivityType]? = nil) throws {
        _ = window
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.excludedActivityTypes = excluding
        controller.completionWithItemsHandler = { [weak self, weak controller] type, completed, items, error in
            let isAlone = self?.presenter.presentedViewController == nil && controller?.view.window == nil
            self?.outcomes.append("\(type?.rawValue ?? "nothing"), \(completed), \(items == nil && error == nil), \(isAlone)")
        }
        presenter.present(controller, animated: true)
        try device.advanceUntilIdle()
    }

    private func find(_ label: String, in view: UIView? = nil) -> UIView? {
        let view = view ?? window
        if view.accessibilityLabel == label, view.isAccessibilityElement { return view }
        return view.subviews.lazy.compactMap { self.find(label, in: $0) }.first
    }

    private func tap(_ label: String) throws {
        let view = try #require(find(label))
        device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        try device.advanceUntilIdle()
    }

    @Test("On a phone it is a sheet, which a button closes: the handler hears of no activity, when the sheet has gone")
    func close() throws {
        try share(["A text"])
        #expect(presenter.presentedViewController is UIActivityViewController && find("Close") != nil)
        #expect(outcomes == [])
        try tap("Close")
        #expect(outcomes == ["nothing, false, true, true"])
        try device.shutDown()
    }

    @Test("A program that dismisses it is heard of likewise, once; the handler is let go of")
    func dismissal() throws {
        try share(["A text"])
        let controller = try #require(presenter.presentedViewController as? UIActivityViewController)
        presenter.dismiss(animated: true)
        try device.advanceUntilIdle()
        device.advanceFrames()
        #expect(outcomes == ["nothing, false, true, true"] && controller.completionWithItemsHandler == nil)
    }

    @Test("The handler may present the next screen")
    func next() throws {
        try share(["A text"])
        let (next, controller) = (UIViewController(), try #require(presenter.presentedViewController as? UIActivityViewController))
        controller.completionWithItemsHandler = { [presenter] _, _, _, _ in presenter.present(next, animated: true) }
        try tap("Close")
        #expect(presenter.presentedViewController === next && next.view.window != nil)
    }

    @Test("The system's activities get the items that they take", .chosen)
    func system() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        try share([image, "A text"])
        try tap("Save Image")
        #expect(outcomes == ["com.apple.UIKit.activity.SaveToCameraRoll, true, true, true"])
        #expect(device.sharedItems.count == 1 && device.sharedItems[0].items.count == 1)
        #expect(device.sharedItems[0].activityType == .saveToCameraRoll && device.sharedItems[0].items[0] as? UIImage === image)
        try share(["A text"])
        #expect(find("Save Image") == nil, "a text is no image")
        try tap("Copy")
        #expect(device.sharedItems.last?.items as? [String] == ["A text"])
    }

    @Test("What is excluded is not offered")
    func excluded() throws {
        try share(["A text"], excluding: [.copyToPasteboard])
        #expect(find("Copy") == nil)
        try tap("Close")
    }

    private final class Archive: UIActivity {
        var log: [String] = []
        var controller: UIViewController?
        var takesAll = true
        override var activityType: ActivityType? { ActivityType("archive") }
        override var activityTitle: String? { "Archive" }
        override var activityViewController: UIViewController? { controller }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.append("can \(activityItems)")
            return takesAll
        }
        override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
        override func perform() {
            log.append("perform")
            activityDidFinish(true)
        }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "placeholder" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "item for \(activityType?.rawValue ?? "nothing")" }
    }

    @Test("An app's activity is asked about placeholders, gets the items, and ends when it says so")
    func ownActivity() throws {
        let archive = Archive()
        try share([Source(), "text"], [archive])
        #expect(archive.log.last == #"can ["placeholder", "text"]"#)
        archive.log = []
        try tap("Archive")
        #expect(archive.log == [#"prepare ["item for archive", "text"]"#, "perform"])
        #expect(outcomes == ["archive, true, true, true"])
        archive.takesAll = false
        try share(["text"], [archive])
        #expect(find("Archive") == nil)
        try tap("Close")
    }

    @Test("An activity with a controller has it presented, and is broken off or done when it says so", arguments: [true, false])
    func activityWithController(completed: Bool) throws {
        let archive = Archive()
        let controller = UIViewController()
        archive.controller = controller
        try share(["text"], [archive])
        archive.log = []
        try tap("Archive")
        #expect(archive.log == [#"prepare ["text"]"#] && controller.view.window != nil && outcomes == [])
        archive.activityDidFinish(completed)
        try device.advanceUntilIdle()
        #expect(outcomes == ["archive, \(completed), true, true"] && controller.view.window == nil)
        try device.shutDown()
    }
}
