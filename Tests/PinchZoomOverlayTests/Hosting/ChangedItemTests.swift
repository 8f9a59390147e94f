import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Items of a SwiftUI pager that change under the same identifiers.
@MainActor @Suite("A pager whose items change", .timeLimit(.minutes(20)), .phones) struct ChangedItemTests {
    /// An item that isn't equatable.
    private struct Photo: Identifiable {
        let id: Int
        var image: UIImage
        var words = "cat"
    }

    /// An equatable item. The date stands for an edit of the photo, and the likes stand for anything else.
    private struct Post: Identifiable, Equatable {
        let id: Int
        var date = 0
        nonisolated(unsafe) var likes = NSNumber(value: 0)

        static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id && lhs.date == rhs.date }
    }

    @MainActor private final class App<Item: Identifiable> {
        let embedded = EmbeddedPager<[Item]>()
        var content: PagerContent<[Item]>
        let device: HeadlessDevice

        init(_ content: PagerContent<[Item]>, on device: HeadlessDevice) {
            self.content = content
            self.device = device
            device.show(embedded.pager)
            update()
            embedded.pager.setCurrentIndex(2, animated: false)
            device.advance(by: 0.5)
        }

        var pager: PhotoPagerViewController { embedded.pager }

        func update() {
            embedded.update(nil, of: content)
            device.advanceFrames(3)
        }
    }

    private func settle(_ device: HeadlessDevice) async {
        for _ in 0..<4 {
            await device.runTasks()
            device.advance(by: 0.5)
        }
    }

    @Test("A photo that was edited, and new words, are on the page and its neighbors, and the zoom stays")
    func edited() throws {
        try HeadlessDevice.run { device in
            let photos = (0..<5).map { Photo(id: $0, image: TestImages.photo($0)) }
            let app = App(PagerContent(items: photos) { .image($0.image) }, on: device)
            app.content.photoLabel = { $0.words }
            app.update()
            // While the pages move, UIKit prepares pages ahead.
            for index in [1, 2] {
                app.pager.setCurrentIndex(index, animated: true)
                device.advance(by: 1)
            }
            app.pager.setZoomScale(2, at: nil, animated: false)
            let zoom = app.pager.zoomScale
            #expect(zoom > 1 && app.pager.photoView?.accessibilityLabel == "cat")
            app.content.items = photos.map { Photo(id: $0.id, image: TestImages.photo($0.id + 10), words: "dog") }
            app.update()
            #expect(app.pager.photoView?.image === app.content.items[2].image && app.pager.zoomScale == zoom)
            #expect(app.pager.photoView?.accessibilityLabel == "dog")
            for index in [3, 2, 1] {
                app.pager.setCurrentIndex(index, animated: true)
                device.advance(by: 1)
                #expect(app.pager.photoView?.image === app.content.items[index].image)
                #expect(app.pager.photoView?.accessibilityLabel == "dog")
            }
        }
    }

    @Test("An item among others that were inserted, and words and captions of other state, follow as well")
    func insertedAndSwitched() throws {
        try HeadlessDevice.run { device in
            let photos = (0..<5).map { Photo(id: $0, image: TestImages.photo($0)) }
            let app = App(PagerContent(items: photos) { .image($0.image) }, on: device)
            app.content.items.insert(Photo(id: 9, image: TestImages.photo(9)), at: 0)
            app.content.items[3].image = TestImages.photo(12)
            app.update()
            device.advance(by: 0.5)
            #expect(app.pager.currentIndex == 3 && app.pager.photoView?.image === app.content.items[3].image)

            app.content.photoLabel = { "\($0.id)" }
            app.update()
            #expect(app.pager.photoView?.accessibilityLabel == "2")
            var captions: [HostedCaptionView] { app.pager.view.descendants.compactMap { $0 as? HostedCaptionView } }
            #expect(captions.isEmpty)
            app.content.caption = { _, container in container.contentView = UIView() }
            app.update()
            #expect(captions.count == 1)
            app.content.caption = nil
            app.update()
            #expect(captions.isEmpty)
        }
    }

    @Test("A closure's photo is loaded again if its item is unequal, and not if that can't be known", arguments: [false, true])
    func loader(isEdited: Bool) async throws {
        try await HeadlessDevice.runAsynchronously { device in
            var loads: [Int] = []
            let posts = (0..<5).map { Post(id: $0) }
            let content = PagerContent(items: posts) { post in
                .photo(
                    .loader { _ in
                        loads.append(post.id)
                        return .image(TestImages.photo(post.id + post.date))
                    },
                    placeholder: TestImages.photo(post.id)
                )
            }
            let app = App(content, on: device)
            await settle(device)
            loads = []
            app.content.items = posts.map { Post(id: $0.id, date: isEdited ? 10 : 0, likes: NSNumber(value: 7)) }
            app.update()
            await settle(device)
            #expect(loads.sorted() == (isEdited ? [0, 1, 2, 3, 4] : []))
        }
    }

    @Test("A closure's photo whose item isn't equatable isn't loaded again")
    func unknown() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            var loads = 0
            let photos = (0..<5).map { Photo(id: $0, image: TestImages.photo($0)) }
            let content = PagerContent(items: photos) { photo in
                .photo(
                    .loader { _ in
                        loads += 1
                        return .image(photo.image)
                    }
                )
            }
            let app = App(content, on: device)
            await settle(device)
            let former = loads
            app.content.items = photos.map { Photo(id: $0.id, image: TestImages.photo($0.id), words: "dog") }
            app.update()
            await settle(device)
            #expect(former > 0 && loads == former)
        }
    }
}
