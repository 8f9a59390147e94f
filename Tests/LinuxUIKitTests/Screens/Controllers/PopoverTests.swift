import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From the pages of UIViewController.popoverPresentationController, UIPopoverPresentationController, its sourceView, sourceRect and
/// barButtonItem, and UIModalPresentationStyle.popover: "In a horizontally compact environment, this option behaves the same as fullScreen"
/// of old, and as a sheet since sheets are the automatic style.
@MainActor @Suite("Popovers", .timeLimit(.minutes(20)), .phones) final class PopoverTests {
    private lazy var presenter = UIViewController()
    private lazy var content = {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        return content
    }()
    private lazy var source = {
        let source = UIView(frame: CGRect(x: 40, y: 100, width: 60, height: 40))
        presenter.view.addSubview(source)
        return source
    }()

    /// A phone whose interface believes itself wide.
    private func show(on device: HeadlessDevice, isWide: Bool = true) -> UIWindow {
        let window = device.show(presenter)
        if isWide { presenter.traitOverrides.horizontalSizeClass = .regular }
        presenter.updateTraitsIfNeeded()
        return window
    }

    @Test("There is a popover for the style alone, made when it is asked for and always the same")
    func controller() throws {
        let popover = try #require(content.popoverPresentationController)
        #expect(content.popoverPresentationController === popover && content.presentationController === popover)
        #expect(popover.sourceRect.isNull && popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
        let plain = UIViewController()
        #expect(plain.popoverPresentationController == nil)
    }

    @Test("Where the width is regular it stands beside its source, in the size that its content prefers; a tap outside closes it")
    func regular() throws {
        try HeadlessDevice.run { device in
            _ = show(on: device)
            let popover = try #require(content.popoverPresentationController)
            popover.sourceView = source
            presenter.present(content, animated: true)
            try device.advanceUntilIdle()
            #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 40, y: 140, width: 200, height: 150))
            #expect(popover.arrowDirection == .up && content.presentationController === popover)
            device.tap(at: CGPoint(x: 300, y: 700))
            try device.advanceUntilIdle()
            #expect(presenter.presentedViewController == nil && content.view.window == nil && popover.arrowDirection == .unknown)
        }
    }

    @Test("It belongs to a part of its source, or to a bar's button, and stands above where there is no room below")
    func sources() throws {
        try HeadlessDevice.run { device in
            let more = UIBarButtonItem(title: "More")
            presenter.toolbarItems = [more]
            let navigation = UINavigationController(rootViewController: presenter)
            navigation.isToolbarHidden = false
            device.show(navigation)
            navigation.traitOverrides.horizontalSizeClass = .regular
            navigation.updateTraitsIfNeeded()
            let popover = try #require(content.popoverPresentationController)
            popover.sourceView = presenter.view
            popover.sourceRect = CGRect(x: 100, y: 300, width: 20, height: 20)
            presenter.present(content, animated: false)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(content.view.convert(content.view.bounds, to: nil).origin == CGPoint(x: 100, y: 320))
            presenter.dismiss(animated: false)
            try device.advanceUntilIdle()
            device.advanceFrames()
            popover.barButtonItem = more
            presenter.present(content, animated: false)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(content.view.convert(content.view.bounds, to: nil).maxY == 766 && popover.arrowDirection == .down)
        }
    }

    @Test("Where the width is compact it is a sheet, and needs no source")
    func compact() throws {
        try HeadlessDevice.run { device in
            _ = show(on: device, isWide: false)
            presenter.present(content, animated: true)
            try device.advanceUntilIdle()
            #expect(content.view.bounds.width == 390 && content.view.bounds.height > 700)
            presenter.dismiss(animated: true)
            try device.advanceUntilIdle()
        }
    }

    @Test("Without a source it raises where the width is regular: so does a sheet that shares")
    func noSource() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let device = HeadlessDevice()
            let presenter = UIViewController()
            device.show(presenter)
            presenter.traitOverrides.horizontalSizeClass = .regular
            presenter.updateTraitsIfNeeded()
            presenter.present(UIActivityViewController(activityItems: ["text"], applicationActivities: nil), animated: true)
            device.advanceFrames()
        }
        let text = String(decoding: exit?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSGenericException: Your application has presented a UIActivityViewController"))
    }

    @Test("A sheet that shares is a popover where the width is regular")
    func sharing() throws {
        try HeadlessDevice.run { device in
            _ = show(on: device)
            let controller = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
            controller.popoverPresentationController?.sourceView = source
            presenter.present(controller, animated: true)
            try device.advanceUntilIdle()
            #expect(controller.view.bounds.width < 390 && controller.view.window != nil)
            presenter.dismiss(animated: true)
            try device.advanceUntilIdle()
        }
    }
}
