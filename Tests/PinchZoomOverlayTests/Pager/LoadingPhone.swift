import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A phone with a pager. The pager's photos are loaded by a server.
@MainActor final class LoadingPhone: PhotoPagerDataSource {
    /// A phone with a screen of 390 × 844 points.
    let device: HeadlessDevice
    let server = PhotoServer()
    /// The names of the photos, which are the server's keys.
    var names: [Int]
    private(set) lazy var pager = PhotoPagerViewController(dataSource: self, currentIndex: firstIndex)
    private let firstIndex: Int
    /// The placeholder of each photo, and the size that the app declares.
    var placeholder: UIImage?
    var size: CGSize?

    static let middle = CGPoint(x: 195, y: 422)

    /// Runs a test on its own phone. At the end, all requests have been answered.
    static func run(
        _ configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        count: Int = 20,
        index: Int = 5,
        placeholder: UIImage? = TestImages.photo(0),
        size: CGSize? = nil,
        _ body: @MainActor (LoadingPhone) async throws -> Void
    ) async throws {
        try await HeadlessDevice.runAsynchronously(configuration) { device in
            let phone = LoadingPhone(device: device, count: count, index: index)
            (phone.placeholder, phone.size) = (placeholder, size)
            let root = UIViewController()
            device.show(root)
            root.present(phone.pager, animated: false)
            device.advanceFrames()
            await device.runTasks()
            try await body(phone)
            root.dismiss(animated: false)
            device.advanceFrames(2)
            phone.server.failAll()
            await device.runTasks()
            phone.server.failAll()
            await device.runTasks()
            try device.advanceUntilIdle()
        }
    }

    private init(device: HeadlessDevice, count: Int, index: Int) {
        self.device = device
        names = Array(0..<count)
        firstIndex = index
    }

    /// Answers the request for a page's photo.
    func answer(_ index: Int, with image: UIImage) async {
        server.answer(index, with: image)
        await decode()
        device.advanceFrames()
    }

    /// Waits until all received photos are decoded.
    func decode() async {
        try? await device.finishTasks()
    }

    /// The photo whose picture is visible, as the server returned the photo, or else the placeholder.
    var shownPhoto: UIImage? {
        let image = pager.photoView?.image
        let picture = pager.pages.loads.load(at: pager.currentIndex)?.picture
        return picture?.decoded === image ? picture?.photo : image
    }

    func fail(_ index: Int) async throws {
        server.fail(index)
        await device.runTasks()
        device.advance(by: 1)
    }

    func swipeLeft() async {
        device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
        device.advance(by: 2)
        await device.runTasks()
    }

    /// Returns the current photo's visible frame in the window, in points.
    func photoFrame() throws -> CGRect {
        let view = try #require(pager.photoView)
        return view.seenFrame
    }

    /// The opacity of the ring, from 0 to 1.
    var ringAlpha: CGFloat {
        let rings = pager.pages.currentPage?.descendants.compactMap { $0 as? ProgressRingView } ?? []
        return rings.first.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) } ?? 0
    }

    var ring: ProgressRingView? { pager.pages.currentPage?.descendants.lazy.compactMap { $0 as? ProgressRingView }.first }

    /// The message that the photo wasn't loaded, or `nil` if the message isn't visible.
    var failure: LoadingFailureView? { pager.failure }

    // MARK: PhotoPagerDataSource

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { names.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        server.page(names[index], placeholder: placeholder, size: size)
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { "Photo \(index)" }
}
