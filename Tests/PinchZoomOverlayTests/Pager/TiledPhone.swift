import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A phone with a pager whose only photo comes from a source.
@MainActor final class TiledPhone: PhotoPagerDataSource, PhotoPagerDelegate, ZoomTransitionSource {
    /// A phone with a screen of 390 × 844 points.
    let device: HeadlessDevice
    private let photo: PhotoSource
    private let size: CGSize?
    private(set) lazy var pager = PhotoPagerViewController(dataSource: self)
    private let zoom = ZoomTransitionController()
    private let place = UIImageView(frame: CGRect(x: 40, y: 600, width: 120, height: 120))
    /// The error of the load, if the load failed.
    private(set) var error: (any Error)?
    var hasFailed: Bool { reports.last == "failed" }
    /// The reports of the delegate: each is `loaded` or `failed`.
    private(set) var reports: [String] = []
    /// The app's action when the image view of the photo is there.
    var didShow: (UIImageView) -> Void = { _ in }
    /// The items that the photo shares, or `nil` to share the photo itself.
    var activityItems: [Any]?

    /// - Parameters:
    ///   - size: The size of the photo, if the app knows it.
    ///   - limits: The limits for the photo's file.
    ///   - flies: Whether the photo flies into a small view when the pager closes.
    static func run(
        _ photo: PhotoSource,
        size: CGSize? = nil,
        limits: PhotoFile.Limits = PhotoFile.Limits(),
        flies: Bool = false,
        on configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        _ body: @MainActor (TiledPhone) async throws -> Void
    ) async throws {
        try await HeadlessDevice.runAsynchronously(configuration) { device in
            let phone = TiledPhone(device: device, photo: photo, size: size)
            phone.pager.pages.loads.limits = limits
            let root = UIViewController()
            device.show(root)
            root.view.addSubview(phone.place)
            phone.pager.delegate = phone
            if flies { phone.pager.zoomTransition = phone.zoom }
            root.present(phone.pager, animated: flies)
            // While a page loads, its ring turns and the phone is never idle.
            if flies { device.advance(by: 1) } else { device.advanceFrames() }
            await phone.decode()
            try await body(phone)
            root.dismiss(animated: false)
            device.advanceFrames(2)
            await phone.decode()
            try device.advanceUntilIdle()
        }
    }

    private init(device: HeadlessDevice, photo: PhotoSource, size: CGSize?) {
        (self.device, self.photo, self.size) = (device, photo, size)
        place.image = TestImages.photo(0)
        place.contentMode = .scaleAspectFill
        place.clipsToBounds = true
        zoom.source = self
    }

    /// The aim for the largest size of decoded pixels of a photo of 48 megapixels at any time, in bytes.
    var byteLimit: Int { device.configuration.behavior.partialDecoding == .whole ? 260_000_000 : 60_000_000 }

    /// The tiles over the photo, or `nil` if there are none.
    var tiles: PhotoTiles? { pager.pages.currentPage?.zoomView.tiles }

    /// Waits until all visible pixels are decoded and shown.
    func decode() async {
        for _ in 0..<200 {
            try? await device.finishTasks()
            device.advanceFrames()
            guard tiles?.isBusy ?? false else { return }
        }
    }

    /// Loads the photo again.
    func reload() async {
        (error, reports) = (nil, [])
        pager.reloadPhoto(at: 0)
        device.advanceFrames()
        await decode()
    }

    /// Whether the photo or the message is shown.
    var isSettled: Bool {
        switch pager.pages.loads.load(at: 0)?.progress {
        case .done, .failed: true
        case .underWay, nil: false
        }
    }

    /// Zooms to a scale, as a multiple of the scale at which a pixel of the photo is a pixel of the screen.
    func zoom(toPixels scale: CGFloat, at point: CGPoint) async throws {
        let zoomView = pager.pages.currentPage?.zoomView
        pager.setZoomScale((zoomView?.pixelScale ?? 1) * scale, at: point, animated: false)
        await decode()
    }

    /// The flying photo, or `nil` if no photo flies.
    var flyingPhoto: UIView? {
        let overlay = pager.view.window?.descendants.first { $0 is TransitionOverlayView }
        return overlay?.subviews.first?.descendants.last { $0 is UIImageView }
    }

    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { place }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { .photo(photo, size: size) }

    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { activityItems }

    func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) { didShow(photoView) }

    func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int) { reports.append("loaded") }

    func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?) {
        self.error = error
        reports.append("failed")
    }
}

extension TiledPhone {
    /// Shows a place in the middle of the screen, with each pixel of its level on one pixel of the screen.
    ///
    /// - Returns: The upper left corner, in pixels of the screen.
    func show(_ place: DecodedPlace) async throws -> (x: Int, y: Int) {
        let zoomView = try #require(pager.pages.currentPage?.zoomView)
        let photoView = try #require(pager.photoView)
        let size = try #require(tiles).file.displayedSize
        let corner = place.corner(in: size)
        let unit = CGPoint(x: corner.x / size.width, y: corner.y / size.height)
        pager.setZoomScale(zoomView.pixelScale / CGFloat(place.factor), at: unit, animated: false)
        /// Returns the corner on the screen, in pixels.
        @MainActor func position() -> CGPoint {
            let point = CGPoint(x: unit.x * photoView.bounds.width, y: unit.y * photoView.bounds.height)
            let onScreen = photoView.convert(point, to: nil)
            return CGPoint(x: onScreen.x * 2, y: onScreen.y * 2)
        }
        // The middle of the screen isn't always between two pixels of the photo.
        let former = position()
        var offset = zoomView.contentOffset
        if zoomView.contentSize.width > zoomView.bounds.width { offset.x += (former.x - former.x.rounded()) / 2 }
        if zoomView.contentSize.height > zoomView.bounds.height { offset.y += (former.y - former.y.rounded()) / 2 }
        zoomView.contentOffset = offset
        device.advanceFrames()
        await decode()
        let origin = position()
        let isAligned = abs(origin.x - origin.x.rounded()) < 1e-3 && abs(origin.y - origin.y.rounded()) < 1e-3
        try #require(isAligned, "\(place) lies between pixels: \(origin)")
        return (Int(origin.x.rounded()), Int(origin.y.rounded()))
    }
}
