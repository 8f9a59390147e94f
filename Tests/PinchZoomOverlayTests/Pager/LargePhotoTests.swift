import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Photos of many pixels, as JPEG, on a phone that counts decoded pixels.
@MainActor @Suite("Photo pager: large photos", .timeLimit(.minutes(20)), .phones) struct LargePhotoTests {
    /// A photo of 12 megapixels. At fit, the photo is 390 points wide, or 780 of the screen's pixels.
    nonisolated private static let data = MadePhoto.jpeg(width: 4032, height: 3024)
    private static let fitted = 4 * 780 * 585

    private static func photo() throws -> UIImage { try #require(UIImage(data: data)) }

    @Test("It is decoded on other threads, as large as it is shown, and nothing of it is decoded to draw it")
    func atFit() async throws {
        try await LoadingPhone.run(placeholder: nil) { phone in
            phone.pager.preloadedPageCount = 0
            await phone.answer(5, with: try Self.photo())
            let size = try #require(phone.pager.photoView?.image?.size)
            #expect(size == CGSize(width: 780, height: 585))
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 275.75, width: 390, height: 292.5)))
            _ = phone.device.screenshot()
            let pixels = phone.device.decodedPixels
            #expect(pixels.byteCountOnMainActor == 0 && pixels.byteCount <= Self.fitted)
            // A field in the middle of the screenshot: column 4 of 8, row 3 of 6.
            let color = phone.device.screenshot().color(at: CGPoint(x: 219, y: 446))
            #expect(color.difference(from: MadePhoto.color(column: 4, row: 3)) < 12)
        }
    }

    @Test("Zoomed in more is decoded, up to the photo's own pixels, without a jump; back at fit that is given up")
    func zoomed() async throws {
        try await LoadingPhone.run(placeholder: nil) { phone in
            phone.pager.preloadedPageCount = 0
            let photo = try Self.photo()
            await phone.answer(5, with: photo)
            // The scale at which the photo fills the screen is 2.9. The scale of the photo's own pixels is 5.2.
            for width in [3120, 4032] as [CGFloat] {
                phone.device.tap(at: LoadingPhone.middle)
                phone.device.tap(at: LoadingPhone.middle)
                phone.device.advance(by: 1)
                let (frame, picture) = (try phone.photoFrame(), phone.device.screenshot())
                await phone.decode()
                phone.device.advanceFrames()
                let image = try #require(phone.pager.photoView?.image)
                #expect(image.size.width * image.scale == width)
                try #expect(phone.photoFrame().isClose(to: frame))
                let shape = phone.device.screenshot().shapeDifference(from: picture, in: CGRect(x: 0, y: 0, width: 390, height: 844))
                #expect(shape < 0.02, "no point of it has moved: \(shape)")
            }
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
            try #expect(abs(phone.photoFrame().width - 4032 / 2) < 1e-6)
            phone.device.tap(at: LoadingPhone.middle)
            phone.device.tap(at: LoadingPhone.middle)
            phone.device.advance(by: 1)
            await phone.decode()
            phone.device.advanceFrames()
            #expect(phone.pager.photoView?.image?.size.width == 780)
            #expect(phone.device.decodedPixels.byteCount <= Self.fitted)
            #expect(phone.shownPhoto === photo)
        }
    }

    @Test("The budget holds over many pages; what does not fit shows its placeholder until it is the current one")
    func budget() async throws {
        try await LoadingPhone.run { phone in
            let memory = PinchZoomMemory()
            phone.pager.pages.loads.memory = MemoryShare(of: memory)
            memory.byteLimit = 2 * Self.fitted
            for index in 3...7 { phone.server.answer(index, with: try Self.photo()) }
            await phone.decode()
            phone.device.advanceFrames()
            for index in 5..<15 {
                #expect(phone.pager.currentIndex == index && phone.shownPhoto?.size.width == 4032, "page \(index)")
                #expect(phone.device.decodedPixels.byteCount <= 2 * Self.fitted)
                await phone.swipeLeft()
                phone.server.answer(index + 3, with: try Self.photo())
                await phone.decode()
                phone.device.advanceFrames()
            }
            // While two photos replace two others, all four are in memory. Each decoding also takes a picture a quarter as wide as the
            // photo.
            #expect(phone.device.decodedPixels.largestByteCount <= 4 * Self.fitted + 2 * 4 * 1008 * 756)
            memory.byteLimit = 0
            #expect(phone.device.decodedPixels.byteCount <= Self.fitted, "at once")
            #expect(phone.shownPhoto?.size.width == 4032)
        }
    }

    @Test("What others take of the memory is not the pager's; what they give back is")
    func shared() async throws {
        try await LoadingPhone.run { phone in
            let memory = PinchZoomMemory()
            memory.byteLimit = 5 * Self.fitted
            phone.pager.pages.loads.memory = MemoryShare(of: memory)
            var other: MemoryShare? = MemoryShare(of: memory)
            other?.byteCount = { 3 * Self.fitted }
            for index in 3...7 { phone.server.answer(index, with: try Self.photo()) }
            await phone.decode()
            #expect(phone.device.decodedPixels.byteCount == 2 * Self.fitted && phone.shownPhoto?.size.width == 4032)
            #expect(other?.available == 3 * Self.fitted)
            other = nil
            phone.pager.pages.decodePhotos()
            await phone.decode()
            #expect(phone.device.decodedPixels.byteCount == 5 * Self.fitted)
        }
    }

    @Test("A memory warning leaves the photo that is seen; its neighbours are asked for again when they are needed")
    func memoryWarning() async throws {
        try await LoadingPhone.run { phone in
            for index in 3...7 { phone.server.answer(index, with: try Self.photo()) }
            await phone.decode()
            #expect(phone.device.decodedPixels.byteCount > 4 * Self.fitted)
            phone.device.sendMemoryWarning()
            phone.device.advanceFrames()
            #expect(phone.device.decodedPixels.byteCount <= Self.fitted && phone.shownPhoto?.size.width == 4032)
            phone.server.forgetWhatWasAsked()
            await phone.swipeLeft()
            #expect(phone.server.asked.sorted() == [4, 6, 7, 8])
        }
    }

    @Test("Turned by its EXIF it is upright; one that cannot be decoded shows all the same; a page that is gone is decoded no more")
    func others() async throws {
        try await LoadingPhone.run(placeholder: nil) { phone in
            phone.pager.preloadedPageCount = 0
            let turned = try #require(UIImage(data: MadePhoto.jpeg(width: 800, height: 600, orientation: .right)))
            await phone.answer(5, with: turned)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 162, width: 390, height: 520)))
            #expect(phone.pager.photoView?.image?.size == CGSize(width: 600, height: 800))
            phone.pager.setCurrentIndex(8, animated: false)
            await phone.device.runTasks()
            phone.server.answer(8, with: try Self.photo())
            phone.pager.setCurrentIndex(9, animated: false)
            await phone.decode()
            #expect(phone.device.decodedPixels.byteCount == 0)
        }
    }

    @Test("Nothing of it outlives the pager")
    func released() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            weak var photo: UIImage?
            let server = PhotoServer()
            do {
                let root = UIViewController()
                device.show(root)
                let source = Source(server)
                let pager = PhotoPagerViewController(dataSource: source)
                root.present(pager, animated: false)
                device.advanceFrames()
                await device.runTasks()
                let image = try Self.photo()
                photo = image
                server.answer(0, with: image)
                await device.runTasks()
                root.dismiss(animated: false)
                device.advanceFrames(2)
            }
            try await device.finishTasks()
            #expect(photo == nil && device.decodedPixels.byteCount == 0)
            try device.advanceUntilIdle()
        }
    }

    private final class Source: PhotoPagerDataSource {
        private let server: PhotoServer

        init(_ server: PhotoServer) {
            self.server = server
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { server.page(index) }
    }
}
