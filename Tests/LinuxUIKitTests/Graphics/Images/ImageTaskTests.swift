import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage/preparefordisplay(completionhandler:) and
/// https://developer.apple.com/documentation/uikit/uiimage/preparethumbnail(of:completionhandler:), and their asynchronous forms.
@MainActor @Suite("Images that are prepared on other threads", .timeLimit(.minutes(20))) struct ImageTaskTests {
    private let byteCount = 400 * 300 * 4

    private func bench(_ body: @MainActor (HeadlessDevice, UIImage) async throws -> Void) async throws {
        try await HeadlessDevice.runAsynchronously { device in
            try await body(device, try #require(UIImage(data: MadePhoto.jpeg(width: 400, height: 300, orientation: .left), scale: 2)))
        }
    }

    @Test("byPreparingForDisplay() decodes off the main actor, and showing it decodes nothing more")
    func display() async throws {
        try await bench { device, image in
            let prepared = try #require(await image.byPreparingForDisplay())
            #expect(device.decodedPixels.byteCountElsewhere == byteCount && device.decodedPixels.byteCountOnMainActor == 0)
            #expect(prepared.size == CGSize(width: 150, height: 200) && prepared.scale == 2 && prepared.imageOrientation == .left)
            device.show(UIImageView(image: prepared))
            _ = device.screenshot()
            #expect(device.decodedPixels.byteCountOnMainActor == 0 && device.decodedPixels.byteCount == byteCount)
        }
    }

    @Test("byPreparingThumbnail(ofSize:) decodes off the main actor, and no more than it needs")
    func thumbnail() async throws {
        try await bench { device, image in
            let small = try #require(await image.byPreparingThumbnail(ofSize: CGSize(width: 75, height: 100)))
            #expect(small.size == CGSize(width: 75, height: 100) && small.scale == 2 && small.imageOrientation == .left)
            // Half of the size is four eighths exactly.
            #expect(device.decodedPixels.byteCountElsewhere == 200 * 150 * 4 && device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    @Test("Completion handlers are called on another thread with the same images")
    func handlers() async throws {
        try await bench { device, image in
            let prepared = await withCheckedContinuation { continuation in
                image.prepareForDisplay { continuation.resume(returning: $0) }
            }
            #expect(prepared?.size == image.size && device.decodedPixels.byteCountElsewhere == byteCount)
            let small = await withCheckedContinuation { continuation in
                image.prepareThumbnail(of: CGSize(width: 30, height: 40)) { continuation.resume(returning: $0) }
            }
            #expect(small?.size == CGSize(width: 30, height: 40))
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
            let nothing = await withCheckedContinuation { continuation in
                UIImage().prepareThumbnail(of: CGSize(width: 30, height: 40)) { continuation.resume(returning: $0) }
            }
            #expect(nothing == nil)
        }
    }

    @Test("Images that are read on another thread belong to the phone that waits, and are decoded where they are used first", .chosen)
    func readElsewhere() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let data = MadePhoto.jpeg(width: 400, height: 300)
            let image = try #require(await Task.detached { UIImage(data: data) }.value)
            #expect(device.decodedPixels.byteCount == 0)
            _ = await Task.detached { image.pngData() }.value
            #expect(device.decodedPixels.byteCountElsewhere == byteCount && device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:) ("you may call this function
    /// from any thread of your app") and https://developer.apple.com/documentation/uikit/uitraitcollection/current ("a thread-local
    /// variable").
    @Test("Each thread draws into contexts of its own, under traits of its own")
    func threads() async throws {
        try await bench { _, image in
            let scale = UITraitCollection.current.displayScale
            UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
            let pictures = await withTaskGroup(of: UIImage?.self) { group in
                for index in 0..<16 {
                    group.addTask {
                        guard UIGraphicsGetCurrentContext() == nil, UITraitCollection.current.displayScale == scale else { return nil }
                        var picture: UIImage?
                        UITraitCollection(displayScale: CGFloat(1 + index % 3)).performAsCurrent {
                            picture = UIGraphicsImageRenderer(size: CGSize(width: 75, height: 100)).image { _ in
                                image.draw(in: CGRect(x: 0, y: 0, width: 75, height: 100))
                            }
                        }
                        return UITraitCollection.current.displayScale == scale ? picture : nil
                    }
                }
                var pictures: [UIImage?] = []
                for await picture in group { pictures.append(picture) }
                return pictures
            }
            #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
            UIGraphicsEndImageContext()
            let scales = (0..<16).map { CGFloat(1 + $0 % 3) }
            #expect(pictures.compactMap(\.?.scale).sorted() == scales.sorted())
            let fields = try pictures.map { try #require($0.flatMap(Picture.init)).color(at: CGPoint(x: 6, y: 94)) }
            #expect(fields.allSatisfy { $0.difference(from: MadePhoto.color(column: 0, row: 0)) <= 12 })
        }
    }

    @Test("Many threads that need one image decode it once", .chosen)
    func once() async throws {
        try await bench { device, image in
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask { _ = image.pngData() }
                }
            }
            #expect(device.decodedPixels.byteCountElsewhere == byteCount && device.decodedPixels.byteCount == byteCount)
        }
    }
}
