import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A phone that shows a pager, with an app's usual data source, and with a record of the delegate's calls.
@MainActor final class PagerPhone: PhotoPagerDataSource, PhotoPagerDelegate {
    /// The way in which the pager is shown.
    enum Way {
        case alone, pushed, presented
    }

    /// A phone with a screen of 390 × 844 points.
    let device: HeadlessDevice
    var images: [UIImage?]
    private(set) lazy var pager = PhotoPagerViewController(dataSource: self, currentIndex: firstIndex)
    let root = UIViewController()
    private let firstIndex: Int
    /// The app's captions, and the thumbnails for the strip.
    private var captions: (Int) -> UIView? = { _ in nil }
    private var thumbnails: (Int) -> UIImage? = { _ in nil }

    /// The menu of each page, and the shared items.
    var menu: (Int) -> UIMenu? = { _ in nil }
    var activityItems: [Any]?
    /// The indices of the pages that the pager has requested, in order.
    private(set) var askedIndices: [Int] = []
    private(set) var countsAsked = 0
    private(set) var askedCaptions: [Int] = []
    private(set) var askedThumbnails: [Int] = []
    /// The arguments of the delegate's calls, in order.
    private(set) var shownIndices: [Int] = []
    private(set) var chromeChanges: [Bool] = []
    /// The zoom scale at each call of `photoPagerDidZoom(_:)`, in order.
    private(set) var zoomScales: [CGFloat] = []
    /// The app's action after another photo has become current.
    var didShow: (Int) -> Void = { _ in }

    /// Returns photos of 390 × 260 points, each in its own color.
    static func photos(_ count: Int) -> [UIImage?] { (0..<count).map { TestImages.photo($0) } }

    /// Runs a test on its own phone. The pager is shown and at rest.
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

    /// Replaces the app's photos, and reloads the pager.
    func take(_ images: [UIImage?]) {
        self.images = images
        pager.reloadData()
        device.advanceFrames()
    }

    /// Replaces the app's photos, and passes the changes to the pager.
    func update(to images: [UIImage?], animated: Bool) {
        let changes = images.difference(from: self.images).inferringMoves()
        self.images = images
        pager.updatePages(by: changes, animated: animated)
    }

    /// Replaces one of the app's photos, and reloads the photo.
    func replace(_ index: Int, with image: UIImage?) {
        images[index] = image
        pager.reloadPhoto(at: index)
        device.advanceFrames()
    }

    /// Sets the app's captions, and reloads the pager.
    func takeCaptions(_ captions: @escaping (Int) -> UIView?) {
        self.captions = captions
        pager.reloadData()
        device.advanceFrames()
    }

    /// Shows the strip of thumbnails.
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

    /// Returns the view of the current photo.
    func photoView() throws -> UIImageView { try #require(pager.photoView) }

    /// Returns the current photo's frame in the window, in points.
    func photoFrame() throws -> CGRect {
        let view = try photoView()
        return view.convert(view.bounds, to: nil)
    }

    /// Returns the point of the current photo, at fit, that lies under a point of the window.
    func photoPoint(under point: CGPoint) throws -> CGPoint { try photoView().convert(point, from: nil) }

    /// Returns the current photo's scale, relative to its size at fit.
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

    /// Swipes across half of the screen, to the next photo if the next photo is on the right.
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
    /// Returns whether two rectangles are equal except for rounding.
    func isClose(to other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height)) < 1e-6
    }
}
