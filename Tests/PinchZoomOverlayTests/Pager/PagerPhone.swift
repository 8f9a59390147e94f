import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

/// A phone that shows a pager, the data source that a test's author would write, and what the delegate heard.
@MainActor final class PagerPhone: PhotoPagerDataSource, PhotoPagerDelegate {
    /// How the pager comes to the screen.
    enum Way {
        case alone, pushed, presented
    }

    /// 390 × 844 points.
    let device: HeadlessDevice
    var images: [UIImage?]
    private(set) lazy var pager = PhotoPagerViewController(dataSource: self, currentIndex: firstIndex)
    let root = UIViewController()
    private let firstIndex: Int
    /// What the app shows under a photo, and in the strip.
    private var captions: (Int) -> UIView? = { _ in nil }
    private var thumbnails: (Int) -> UIImage? = { _ in nil }

    /// The menu of each page, and what is shared.
    var menu: (Int) -> UIMenu? = { _ in nil }
    var activityItems: [Any]?
    /// The indices that the pager has asked for, in order.
    private(set) var askedIndices: [Int] = []
    private(set) var countsAsked = 0
    private(set) var askedCaptions: [Int] = []
    private(set) var askedThumbnails: [Int] = []
    /// What the delegate was told, in order.
    private(set) var shownIndices: [Int] = []
    private(set) var chromeChanges: [Bool] = []
    /// The zoom scale at each call of `photoPagerDidZoom(_:)`, in order.
    private(set) var zoomScales: [CGFloat] = []
    /// What the app does when it is told of another photo.
    var didShow: (Int) -> Void = { _ in }

    /// A photo of 390 × 260 points, in a colour of its own.
    static func photos(_ count: Int) -> [UIImage?] { (0..<count).map { TestImages.photo($0) } }

    /// Runs a test on a phone of its own, with the pager on its screen and at rest.
    static func run(
        _ configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        images: [UIImage?] = PagerPhone.photos(5),
        index: Int = 0,
        way: Way = .alone,
        isRightToLeft: Bool = false,
        _ body: (PagerPhone) throws -> Void
    ) throws {
        try HeadlessDevice.run(configuration) { device in
            if isRightToLeft { device.setLayoutDirection(.rightToLeft) }
            let phone = PagerPhone(device: device, images: images, index: index)
            try phone.show(way)
            try body(phone)
            try device.advanceUntilIdle()
        }
    }

    init(device: HeadlessDevice, images: [UIImage?], index: Int) {
        self.device = device
        self.images = images
        firstIndex = index
        pager.delegate = self
    }

    private func show(_ way: Way) throws {
        root.view.backgroundColor = .white
        switch way {
        case .alone: device.show(pager)
        case .pushed:
            let navigation = UINavigationController(rootViewController: root)
            device.show(navigation)
            navigation.pushViewController(pager, animated: false)
        case .presented:
            device.show(root)
            root.present(pager, animated: false)
        }
        device.advanceFrames()
        try device.advanceUntilIdle()
    }

    // MARK: What the app does

    /// The app has other photos now.
    func take(_ images: [UIImage?]) {
        self.images = images
        pager.reloadData()
        device.advanceFrames()
    }

    /// The app has other photos now, and says which.
    func update(to images: [UIImage?], animated: Bool) {
        let changes = images.difference(from: self.images).inferringMoves()
        self.images = images
        pager.updatePages(by: changes, animated: animated)
    }

    /// The app has another photo, and says so.
    func replace(_ index: Int, with image: UIImage?) {
        images[index] = image
        pager.reloadPhoto(at: index)
        device.advanceFrames()
    }

    /// The app has captions from now on.
    func takeCaptions(_ captions: @escaping (Int) -> UIView?) {
        self.captions = captions
        pager.reloadData()
        device.advanceFrames()
    }

    /// The app has a strip from now on.
    func showThumbnails(_ thumbnails: @escaping (Int) -> UIImage? = { _ in nil }) {
        self.thumbnails = thumbnails
        pager.showsThumbnails = true
        device.advanceFrames()
    }

    func forgetWhatWasAsked() {
        (askedIndices, askedCaptions, askedThumbnails) = ([], [], [])
        countsAsked = 0
    }

    // MARK: What is seen

    /// The current photo.
    func photoView() throws -> UIImageView { try #require(pager.photoView) }

    /// Where the current photo is, in points of the window.
    func photoFrame() throws -> CGRect {
        let view = try photoView()
        return view.convert(view.bounds, to: nil)
    }

    /// The point of the current photo, at fit, that is under a point of the window.
    func photoPoint(under point: CGPoint) throws -> CGPoint { try photoView().convert(point, from: nil) }

    /// How much larger the current photo is than at fit.
    func zoomScale() throws -> CGFloat {
        let view = try photoView()
        return try photoFrame().width / view.bounds.width
    }

    // MARK: Fingers

    func doubleTap(at point: CGPoint) throws {
        device.tap(at: point)
        device.tap(at: point)
        try device.advanceUntilIdle()
    }

    func singleTap(at point: CGPoint) throws {
        device.tap(at: point)
        try device.advanceUntilIdle()
    }

    /// Swipes across half of the screen, to the next photo if that is on the right.
    func swipeLeft() throws {
        device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
        try device.advanceUntilIdle()
    }

    func swipeRight() throws {
        device.swipe(from: CGPoint(x: 100, y: 420), to: CGPoint(x: 300, y: 420))
        try device.advanceUntilIdle()
    }

    // MARK: PhotoPagerDataSource, PhotoPagerDelegate

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int {
        countsAsked += 1
        return images.count
    }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        askedIndices.append(index)
        return images[index]
    }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? {
        askedCaptions.append(index)
        return captions(index)
    }

    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? {
        askedThumbnails.append(index)
        return thumbnails(index)
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { "Photo \(index)" }

    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { menu(index) }

    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { activityItems }

    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        shownIndices.append(index)
        didShow(index)
    }

    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) { chromeChanges.append(isHidden) }

    func photoPagerDidZoom(_ pager: PhotoPagerViewController) { zoomScales.append(pager.zoomScale) }
}

extension CGRect {
    /// Whether two rectangles are the same but for rounding.
    func isClose(to other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height)) < 1e-6
    }
}
