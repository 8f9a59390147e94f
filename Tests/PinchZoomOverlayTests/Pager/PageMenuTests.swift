import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Menus of pages, sharing, and the toolbar.
@MainActor @Suite("Photo pager: menus and sharing", .timeLimit(.minutes(20)), .phones) struct PageMenuTests {
    private static let middle = CGPoint(x: 195, y: 422)

    private func find(_ label: String, in view: UIView?) -> UIView? {
        guard let view else { return nil }
        if view.accessibilityLabel == label, view.isAccessibilityElement { return view }
        return view.subviews.lazy.compactMap { find(label, in: $0) }.first
    }

    private func tap(_ label: String, on phone: PagerPhone) throws {
        try tap(label, over: phone.pager, on: phone.device)
    }

    private func tap(_ label: String, over pager: PhotoPagerViewController, on device: HeadlessDevice) throws {
        try tapWithoutWaiting(label, over: pager, on: device)
        try device.advanceUntilIdle()
    }

    private func tapWithoutWaiting(_ label: String, over pager: PhotoPagerViewController, on device: HeadlessDevice) throws {
        let view = try #require(find(label, in: pager.view.window))
        device.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    private func give(_ phone: PagerPhone, _ chosen: @escaping (Int) -> Void) {
        phone.menu = { index in
            let save = UIAction(title: "Save \(index)") { _ in chosen(index) }
            let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
            let off = UIAction(title: "Off", attributes: .disabled) { _ in }
            return UIMenu(children: [
                save, UIMenu(title: "More", children: [UIAction(title: "Report") { _ in chosen(-index) }]), hidden, off,
            ])
        }
    }

    @Test("A long press and a pointer's other button show the page's menu; what is chosen hears of it", arguments: [false, true])
    func menu(byPointer: Bool) throws {
        try PagerPhone.run(index: 1) { phone in
            var chosen: [Int] = []
            give(phone) { chosen.append($0) }
            for index in [1, 2] {
                if byPointer {
                    phone.device.secondaryClick(at: Self.middle)
                } else {
                    let finger = phone.device.touchDown(at: Self.middle)
                    phone.device.advance(by: 1)
                    finger.lift()
                }
                try phone.device.advanceUntilIdle()
                #expect(find("Save \(index)", in: phone.pager.view.window) != nil)
                try tap("Save \(index)", on: phone)
                #expect(chosen.last == index && find("Save \(index)", in: phone.pager.view.window) == nil)
                #expect(phone.chromeChanges == [] && !phone.pager.isZoomed, "it is no tap")
                try phone.swipeLeft()
            }
        }
    }

    @Test("A finger that rests after a tap is about to zoom: it shows no menu, and zooms")
    func oneFingerZoom() throws {
        try PagerPhone.run { phone in
            give(phone) { _ in }
            phone.device.tap(at: Self.middle)
            let finger = phone.device.touchDown(at: Self.middle)
            phone.device.advance(by: 1.5)
            #expect(find("Save 0", in: phone.pager.view.window) == nil)
            finger.move(to: CGPoint(x: 195, y: 440))
            finger.move(to: CGPoint(x: 195, y: 565))
            #expect(phone.pager.isZoomed)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(find("Save 0", in: phone.pager.view.window) == nil)
        }
    }

    @Test("A page without a menu has none, and an empty page neither")
    func none() throws {
        try PagerPhone.run(images: [TestImages.photo(0), nil]) { phone in
            phone.device.secondaryClick(at: Self.middle)
            try phone.device.advanceUntilIdle()
            let before = phone.pager.view.window?.descendants.count
            give(phone) { _ in }
            try phone.swipeLeft()
            phone.device.secondaryClick(at: Self.middle)
            try phone.device.advanceUntilIdle()
            #expect(find("Save 1", in: phone.pager.view.window) == nil)
            #expect(before != nil)
        }
    }

    @Test("VoiceOver has the same actions, without those that are hidden or off, after its own")
    func accessibility() throws {
        try PagerPhone.run(index: 1) { phone in
            var chosen: [Int] = []
            give(phone) { chosen.append($0) }
            phone.pager.reloadData()
            phone.device.advanceFrames()
            let actions = try #require(phone.photoView().accessibilityCustomActions)
            #expect(actions.map(\.name) == ["Zoom in", "Save 1", "Report"])
            let photo = try phone.photoView()
            #expect(["Save 1", "Report"].allSatisfy { phone.device.perform(.custom($0), on: photo) })
            #expect(chosen == [1, -1])
            phone.update(to: [TestImages.photo(9)] + phone.images, animated: true)
            phone.device.advanceFrames()
            try phone.doubleTap(at: Self.middle)
            try #expect(phone.photoView().accessibilityCustomActions?.map(\.name).contains("Save 2") == true, "it is the second now")
        }
    }

    @Test(
        "The share button shares the photo that is shown, or what the data source says, and points at itself on an iPad",
        arguments: [false, true]
    )
    func share(onPad: Bool) throws {
        let configuration = onPad ? HeadlessDevice.Configuration(size: CGSize(width: 1024, height: 1366)) : HeadlessDevice.Configuration()
        try PagerPhone.run(configuration, index: 1, way: .pushed) { phone in
            let item = phone.pager.makeShareButtonItem()
            phone.pager.navigationItem.rightBarButtonItem = item
            phone.device.advanceFrames()
            for isOwn in [false, true] {
                if isOwn { phone.activityItems = ["A text"] }
                try tap("Share", on: phone)
                let sheet = try #require(phone.pager.presentedViewController as? UIActivityViewController)
                if onPad { #expect(sheet.popoverPresentationController?.barButtonItem === item) }
                try tap("Copy", on: phone)
                let shared = try #require(phone.device.sharedItems.last?.items.first)
                if isOwn { #expect(shared as? String == "A text") } else { #expect(shared as? UIImage === TestImages.photo(1)) }
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.presentedViewController == nil)
            }
            phone.pager.share()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.presentedViewController is UIActivityViewController)
            phone.pager.share()
            phone.pager.dismiss(animated: false)
            phone.activityItems = []
            phone.device.advanceFrames(2)
            phone.pager.share()
            phone.device.advanceFrames(2)
            #expect(phone.pager.presentedViewController == nil, "there is nothing to share")
        }
    }

    @Test("An action of the page's menu shares the photo")
    func shareFromMenu() throws {
        try PagerPhone.run(index: 1) { phone in
            phone.menu = { [weak phone] _ in UIMenu(children: [UIAction(title: "Share…") { _ in phone?.pager.share() }]) }
            phone.device.secondaryClick(at: Self.middle)
            try phone.device.advanceUntilIdle()
            try tap("Share…", on: phone)
            #expect(phone.pager.presentedViewController is UIActivityViewController)
            try tap("Copy", on: phone)
            #expect(phone.device.sharedItems.last?.items.first as? UIImage === TestImages.photo(1))
        }
    }

    // On some versions of iOS, a context menu is a presented screen over the pager.
    @Test("Sharing waits for a screen that is about to go, whether its dismissal has begun or not", arguments: [false, true])
    func shareAfterScreen(hasBegun: Bool) throws {
        try PagerPhone.run(index: 1) { phone in
            let other = UIViewController()
            phone.pager.present(other, animated: true)
            try phone.device.advanceUntilIdle()
            if hasBegun {
                other.dismiss(animated: true)
                phone.device.advanceFrames()
                phone.pager.share()
            } else {
                phone.pager.share()
                phone.pager.share()
                phone.device.advanceFrames()
                other.dismiss(animated: true)
            }
            #expect(phone.pager.presentedViewController === other)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.presentedViewController is UIActivityViewController)
            try tap("Copy", on: phone)
            #expect(phone.pager.presentedViewController == nil, "there is one sheet")
        }
    }

    @Test("Sharing has no effect under a screen that stays")
    func shareUnderScreen() throws {
        try PagerPhone.run(index: 1) { phone in
            let other = UIViewController()
            phone.pager.present(other, animated: true)
            try phone.device.advanceUntilIdle()
            phone.pager.share()
            phone.device.advance(by: 1)
            other.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.presentedViewController == nil)
        }
    }

    @Test("A photo that is loading isn't shared; later, the photo is shared as it was loaded, and not its placeholder")
    func shareLoadedPhoto() async throws {
        try await LoadingPhone.run { phone in
            phone.pager.share()
            phone.device.advance(by: 1)
            #expect(phone.pager.presentedViewController == nil)
            for index in phone.server.awaited { await phone.answer(index, with: TestImages.photo(index)) }
            phone.device.advance(by: 1)
            phone.pager.share()
            phone.device.advance(by: 1)
            try tap("Copy", over: phone.pager, on: phone.device)
            #expect(phone.device.sharedItems.last?.items.first as? UIImage === TestImages.photo(5))
        }
    }

    @Test(
        "A file is shared as it is, and data as a file with all its bytes, which is removed afterwards; the data source's items come first",
        arguments: [false, true]
    )
    func shareFile(isData: Bool) async throws {
        let data = isData ? MadePhoto.png(width: 40, height: 30) : MadePhoto.jpeg(width: 40, height: 30, orientation: .right)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await TiledPhone.run(.loader { _ in isData ? .data(data) : .file(file) }) { phone in
            phone.pager.share()
            try phone.device.advanceUntilIdle()
            try tapWithoutWaiting("Copy", over: phone.pager, on: phone.device)
            try phone.device.advanceFrames(while: phone.device.sharedItems.isEmpty)
            let shared = try #require(phone.device.sharedItems.last?.items.first as? URL)
            #expect(try Data(contentsOf: shared) == data)
            if isData { #expect(shared.pathExtension == "png") } else { #expect(shared == file) }
            try phone.device.advanceUntilIdle()
            #expect(FileManager.default.fileExists(atPath: shared.path) == !isData)
            phone.activityItems = ["A text"]
            phone.pager.share()
            try phone.device.advanceUntilIdle()
            try tap("Copy", over: phone.pager, on: phone.device)
            #expect(phone.device.sharedItems.last?.items.first as? String == "A text")
        }
    }

    @Test("Without a purpose string in the Info.plist, there is no Save Image, and the system's log says why once")
    func saveImage() throws {
        try PagerPhone.run { phone in
            let messages = try loggedMessages {
                for _ in 0..<2 {
                    phone.pager.share()
                    try phone.device.advanceUntilIdle()
                    #expect(find("Copy", in: phone.pager.view.window) != nil && find("Save Image", in: phone.pager.view.window) == nil)
                    phone.pager.dismiss(animated: false)
                    try phone.device.advanceUntilIdle()
                }
            }
            #expect(
                messages == [
                    "The share sheet doesn't offer Save Image, because the app's Info.plist has no NSPhotoLibraryAddUsageDescription."
                ]
            )
        }
    }

    @Test("With the purpose string, the share sheet offers everything, and the system's log says nothing")
    func purposeString() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["NSPhotoLibraryAddUsageDescription": "To save photos"],
            format: .xml,
            options: 0
        )
        try data.write(to: folder.appendingPathComponent("Info.plist"))
        let bundle = try #require(Bundle(path: folder.path))
        let messages = loggedMessages { #expect(PhotoPagerViewController.excludedActivityTypes(in: bundle) == []) }
        #expect(messages == [])
    }

    @Test("A toolbar hides with the bars, comes back with them, and is given back when the pager goes")
    func toolbar() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let navigation = try #require(phone.pager.navigationController)
            phone.pager.toolbarItems = [phone.pager.makeShareButtonItem()]
            navigation.setToolbarHidden(false, animated: false)
            phone.device.advanceFrames(2)
            let toolbar = try #require(navigation.toolbar)
            try phone.singleTap(at: Self.middle)
            #expect(toolbar.isHidden && navigation.isNavigationBarHidden)
            try phone.singleTap(at: Self.middle)
            #expect(!toolbar.isHidden && !navigation.isNavigationBarHidden)
            try phone.singleTap(at: Self.middle)
            navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(!toolbar.isHidden && !navigation.isNavigationBarHidden)
        }
    }
}
