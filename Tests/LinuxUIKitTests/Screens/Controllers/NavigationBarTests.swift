import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UINavigationBar's and UINavigationItem's pages; sizes from the Human Interface Guidelines.
@Suite("Navigation bar", .timeLimit(.minutes(20))) @MainActor struct NavigationBarTests {
    private func screen(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// The label that shows a text, where the bar shows it.
    private func label(_ text: String, in bar: UIView) -> UILabel? {
        if let label = bar as? UILabel, label.text == text, label.window != nil { return label }
        return bar.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private func place(of text: String, in bar: UINavigationBar) throws -> CGRect {
        let label = try #require(self.label(text, in: bar))
        return label.convert(label.bounds, to: bar)
    }

    @Test("The title stands in the middle of the bar, semibold, 17 points", .chosen)
    func title() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: screen("Photos"))
            device.show(navigation)
            let frame = try place(of: "Photos", in: navigation.navigationBar)
            // To the pixel, half a point at scale 2.
            #expect(abs(frame.midX - 195) <= 0.5 && abs(frame.midY - 22) <= 0.5)
            #expect(label("Photos", in: navigation.navigationBar)?.font == .systemFont(ofSize: 17, weight: .semibold))
        }
    }

    @Test("The back button says the title of the screen before, at the leading edge")
    func backButton() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: screen("Photos"))
            navigation.pushViewController(screen("Settings"), animated: false)
            device.show(navigation)
            let bar = navigation.navigationBar
            let start = try place(of: "Photos", in: bar).minX
            #expect(start < 40)
            let middle = try place(of: "Settings", in: bar).midX
            #expect(abs(middle - 195) <= 0.5)
            #expect(bar.topItem?.title == "Settings" && bar.backItem?.title == "Photos")
        }
    }

    @Test("The item before may name the back button otherwise, and the item itself may do without it")
    func backButtonTitle() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (screen("Photos"), screen("Settings"))
            a.navigationItem.backButtonTitle = "All"
            let navigation = UINavigationController(rootViewController: a)
            navigation.pushViewController(b, animated: false)
            device.show(navigation)
            let bar = navigation.navigationBar
            #expect(label("All", in: bar) != nil)
            b.navigationItem.hidesBackButton = true
            #expect(label("All", in: bar) == nil)
        }
    }

    @Test("A title of the screen before that finds no room gives way to Back, then to the chevron alone", .chosen)
    func longBackTitle() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: screen("A title that is rather long"))
            navigation.pushViewController(screen("Settings of the app"), animated: false)
            device.show(navigation)
            let bar = navigation.navigationBar
            #expect(label("A title that is rather long", in: bar) == nil)
            #expect(label("Back", in: bar) != nil)
            navigation.topViewController?.title = "Settings of the app, all of them at once"
            device.advanceFrames()
            #expect(label("Back", in: bar) == nil)
        }
    }

    @Test("Where reading runs from right to left, the bar is mirrored", .chosen)
    func rightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            let navigation = UINavigationController(rootViewController: screen("Photos"))
            let top = screen("Settings")
            top.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            navigation.pushViewController(top, animated: false)
            device.show(navigation)
            let (back, done) = (
                try place(of: "Photos", in: navigation.navigationBar), try place(of: "Done", in: navigation.navigationBar)
            )
            #expect(back.maxX > 350)
            #expect(done.minX == 16)
        }
    }

    @Test("Buttons stand from the edges inwards and do what they are for; a change of an item shows")
    func buttons() throws {
        try HeadlessDevice.run { device in
            let top = screen("Photos")
            var count = 0
            let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count += 1 })
            let done = UIBarButtonItem(systemItem: .done)
            top.navigationItem.rightBarButtonItems = [done, edit]
            let navigation = UINavigationController(rootViewController: top)
            device.show(navigation)
            let bar = navigation.navigationBar
            let (doneFrame, editFrame) = (try place(of: "Done", in: bar), try place(of: "Edit", in: bar))
            #expect(doneFrame.maxX == 374 && editFrame.maxX < doneFrame.minX)
            #expect(label("Edit", in: bar)?.superview?.accessibilityActivate() == true)
            #expect(count == 1)
            edit.title = "Change"
            #expect(label("Edit", in: bar) == nil && label("Change", in: bar) != nil)
            #expect(top.navigationItem.rightBarButtonItem === done)
        }
    }

    @Test("An action's own title is the button's, where none is given", .chosen)
    func actionTitle() {
        #expect(UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in }).title == "Share")
        #expect(UIBarButtonItem(title: "Send", primaryAction: UIAction(title: "Share") { _ in }).title == "Send")
    }

    @Test("The back button pops")
    func back() throws {
        try HeadlessDevice.run { device in
            let navigation = UINavigationController(rootViewController: screen("Photos"))
            navigation.pushViewController(screen("Settings"), animated: false)
            device.show(navigation)
            device.tap(at: CGPoint(x: 40, y: 70))
            try device.advanceUntilIdle()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("The bar looks as its appearance says", .chosen)
    func appearance() throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let navigation = UINavigationController(rootViewController: screen("Photos"))
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            navigation.navigationBar.standardAppearance = appearance
            navigation.navigationBar.scrollEdgeAppearance = appearance
            device.show(navigation)
            let picture = device.screenshot()
            let pixel = 20 * picture.width + 5
            #expect(Array(picture.pixels[pixel * 4..<pixel * 4 + 3]).max() == 255)
            #expect(picture.pixels[pixel * 4..<pixel * 4 + 3].filter { $0 == 0 }.count == 2)
        }
    }
}
