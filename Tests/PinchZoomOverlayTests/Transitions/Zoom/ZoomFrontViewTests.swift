import Foundation
import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Views over a photo in its place don't vanish when the photo opens, don't stand alone over the empty place, and don't pop in when the
/// photo comes back.
@MainActor @Suite("Zoom transition: views over the photo in its place", .timeLimit(.minutes(20)), .phones) struct ZoomFrontViewTests {
    enum Over: CaseIterable {
        case badge, translucentBadge, border, badgeInCard, floatingButton, several, stickerWithShadow

        /// The largest difference of a channel. At a round corner, the photo shines through the border over it, because both are cut off by
        /// themselves.
        var limit: Int { self == .badgeInCard ? 100 : 12 }
    }

    /// A red photo in a white list, with views over the photo.
    private final class Album: UIViewController, ZoomTransitionSource, PhotoPagerDataSource {
        static let red = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 390)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 390, height: 390))
        }

        let zoom = ZoomTransitionController()
        let card = UIView(frame: CGRect(x: 40, y: 120, width: 120, height: 120))
        private(set) var photoView = UIImageView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        let badge = UIView(frame: CGRect(x: 80, y: 10, width: 30, height: 20))

        init(_ over: Over) {
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .white
            photoView.image = Album.red
            card.addSubview(photoView)
            view.addSubview(card)
            zoom.source = self
            badge.backgroundColor = .black
            let button = UIView(frame: CGRect(x: 130, y: 210, width: 56, height: 56))
            button.backgroundColor = .green
            switch over {
            case .badge: card.addSubview(badge)
            case .translucentBadge:
                badge.alpha = 0.5
                card.addSubview(badge)
            case .border: (card.layer.borderWidth, card.layer.borderColor) = (4, UIColor.blue.cgColor)
            case .badgeInCard:
                (card.layer.borderWidth, card.layer.borderColor) = (4, UIColor.blue.cgColor)
                (card.clipsToBounds, card.layer.cornerRadius) = (true, 16)
                card.addSubview(badge)
            case .floatingButton: view.addSubview(button)
            case .several:
                card.addSubview(badge)
                view.addSubview(button)
            case .stickerWithShadow:
                badge.frame.origin = CGPoint(x: 105, y: 10)
                card.addSubview(badge)
                (card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.shadowOffset) = (1, 4, .zero)
            }
        }

        /// Replaces the image view by a view that flies itself.
        func showLiveView() -> UIView {
            let view = UIView(frame: photoView.frame)
            view.backgroundColor = .red
            card.insertSubview(view, aboveSubview: photoView)
            photoView.removeFromSuperview()
            liveView = view
            return view
        }

        private weak var liveView: UIView?

        required init?(coder: NSCoder) { nil }

        /// Replaces the image view, as a loader does.
        func replacePhotoView() {
            let next = UIImageView(frame: photoView.frame)
            next.image = Album.red
            card.insertSubview(next, aboveSubview: photoView)
            photoView.removeFromSuperview()
            photoView = next
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { Album.red }

        func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { liveView ?? photoView }
    }

    @MainActor private struct Phone {
        let device: HeadlessDevice
        let album: Album
        let pager: PhotoPagerViewController

        init(_ device: HeadlessDevice, _ over: Over) {
            self.device = device
            album = Album(over)
            device.show(album)
            device.advance(by: 0.1)
            pager = PhotoPagerViewController(dataSource: album)
            pager.transitioningDelegate = album.zoom
        }

        var framesPerSecond: Double { Double(device.configuration.framesPerSecond) }

        /// The alpha at which the screen shows the badge.
        var badgeAlpha: Float { album.badge.layer.presentation().map { $0.isHidden ? 0 : $0.opacity } ?? 0 }

        /// The red in the middle of the badge: 0 for the black badge, and 255 for the photo and for the empty place.
        var red: Int { Int(device.screenshot().color(at: CGPoint(x: 135, y: 140)).red) }
    }

    /// Points in the badge, in the border, in the button over the photo, in the bare photo, and in the shadow of a sticker.
    private static let points = [
        CGPoint(x: 135, y: 140), CGPoint(x: 100, y: 122), CGPoint(x: 147, y: 227), CGPoint(x: 90, y: 180), CGPoint(x: 177, y: 140),
    ]

    @Test("The frames of the take-off and of the landing look as the list does", arguments: Over.allCases)
    func steps(over: Over) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(size: CGSize(width: 390, height: 480), scale: 2)) { device in
            let phone = Phone(device, over)
            let (before, layers) = (device.screenshot(), phone.album.badge.layer.animationKeys())
            phone.album.present(phone.pager, animated: true)
            #expect(largestDifference(before, device.screenshot()) <= over.limit, "take-off")
            try device.advanceUntilIdle()
            phone.pager.dismiss(animated: true)
            var last = device.screenshot()
            while phone.pager.presentingViewController != nil {
                last = device.screenshot()
                device.advanceFrames()
            }
            #expect(device.screenshot() == before && phone.album.badge.layer.animationKeys() == layers)
            // The last frame is up to half a point away from the place, so that edges differ.
            for point in Self.points {
                #expect(last.color(at: point).difference(from: before.color(at: point)) <= 24, "landing: \(point)")
            }
            try device.advanceUntilIdle()
        }
    }

    @Test(
        "A badge fades within 0.15 seconds of the take-off, and comes back within 0.15 seconds at the landing",
        .given(\.frames, .regular)
    )
    func fades() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device, .badge)
            #expect(phone.badgeAlpha == 1)
            phone.album.present(phone.pager, animated: true)
            var alphas: [Float] = []
            for _ in 0..<Int(0.15 * phone.framesPerSecond) {
                device.advanceFrames()
                alphas.append(phone.badgeAlpha)
            }
            #expect(alphas.last ?? 1 < 0.05 && Self.areSmooth(alphas), "\(alphas)")
            try device.advanceUntilIdle()
            phone.pager.dismiss(animated: true)
            alphas = []
            while phone.pager.presentingViewController != nil {
                alphas.append(phone.badgeAlpha)
                device.advanceFrames()
            }
            let (start, end) = (alphas.firstIndex { $0 > 0.02 }, alphas.firstIndex { $0 > 0.95 })
            let duration = Double((end ?? alphas.count) - (start ?? 0)) / phone.framesPerSecond
            #expect(duration <= 0.15 && alphas.last ?? 0 > 0.97 && Self.areSmooth(alphas), "\(alphas)")
            try device.advanceUntilIdle()
        }
    }

    /// Returns whether an alpha never changes by more than 0.4 in a frame.
    private static func areSmooth(_ alphas: [Float]) -> Bool {
        zip(alphas, alphas.dropFirst()).allSatisfy { abs($1 - $0) < 0.4 }
    }

    @Test("A view that flies itself, and shares its shadow with a sticker, is visible in flight and afterwards")
    func liveView() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device, .stickerWithShadow)
            let view = phone.album.showLiveView()
            device.advanceFrames()
            let before = device.screenshot()
            phone.album.present(phone.pager, animated: true)
            device.advance(by: 0.25)
            #expect(view.layer.presentation()?.isHidden == false && view.layer.presentation()?.opacity == 1)
            try device.advanceUntilIdle()
            phone.pager.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before && view.layer.animationKeys() == nil)
        }
    }

    @Test("A badge comes back over an image view that has replaced the one that flew", arguments: [true, false], [0.1, 0.3])
    func replaced(whileOpening isOpening: Bool, delay: TimeInterval) throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device, .badge)
            phone.album.present(phone.pager, animated: true)
            if !isOpening {
                try device.advanceUntilIdle()
                phone.pager.dismiss(animated: true)
            }
            device.advance(by: delay)
            phone.album.replacePhotoView()
            device.advanceFrames()
            if isOpening {
                let finger = device.grab(at: CGPoint(x: 150, y: 250))
                finger.move(to: CGPoint(x: 150, y: 450))
                device.advance(by: 0.1)
                finger.lift()
            }
            var last = phone.red
            while phone.pager.presentingViewController != nil {
                last = phone.red
                device.advanceFrames()
            }
            #expect(last <= 24 && phone.red == 0)
            try device.advanceUntilIdle()
        }
    }

    @Test("A badge doesn't stand alone over the empty place while a finger drags the photo back")
    func dragged() throws {
        try HeadlessDevice.run { device in
            let phone = Phone(device, .badge)
            phone.album.present(phone.pager, animated: true)
            try device.advanceUntilIdle()
            let finger = device.touchDown(at: CGPoint(x: 195, y: 422))
            for _ in 0..<30 {
                finger.move(by: CGVector(dx: 4, dy: 12))
                device.advanceFrames()
            }
            let color = device.screenshot().color(at: CGPoint(x: 135, y: 140))
            #expect(color.red == color.green && color.red > 100, "the list, and not the badge: \(color)")
            #expect(phone.album.badge.alpha == 1 && !phone.album.badge.isHidden)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(phone.red == 0 && phone.album.badge.layer.animationKeys() == nil)
        }
    }
}
