import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A pager that is presented from a sheet, a popover or another presented screen leaves the presenter where UIKit has it.
@MainActor @Suite("Zoom transition: the place of the presenter", .timeLimit(.minutes(20)), .phones) struct PresenterPlaceTests {
    enum Presenter: CaseIterable {
        case pageSheet, formSheet, popover, overFullScreen, fullScreen

        var style: UIModalPresentationStyle {
            switch self {
            case .pageSheet: .pageSheet
            case .formSheet: .formSheet
            case .popover: .popover
            case .overFullScreen: .overFullScreen
            case .fullScreen: .fullScreen
            }
        }
    }

    enum End {
        case closed, draggedAway, draggedAndBack
    }

    /// The bounds and the centers of a view and of the views around it, which are UIKit's, without the window.
    private static func places(around view: UIView) -> [String] {
        sequence(first: view, next: \.superview).prefix { !($0 is UIWindow) }.map { "\(type(of: $0)) \($0.bounds) \($0.center)" }
    }

    @Test("It is the same in every frame", arguments: Presenter.allCases, [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func places(presenter: Presenter, style: UIModalPresentationStyle) throws {
        for (end, isPad) in [(End.closed, false), (.draggedAway, false), (.draggedAndBack, false), (.draggedAway, true)] {
            let size = isPad ? CGSize(width: 1024, height: 1366) : CGSize(width: 390, height: 844)
            try HeadlessDevice.run(HeadlessDevice.Configuration(size: size)) { device in
                let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image {
                    UIColor.red.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
                }
                let album = OnePhotoScreen(image, in: CGRect(x: 20, y: 60, width: 120, height: 80))
                let root = UIViewController()
                device.show(root)
                album.modalPresentationStyle = presenter.style
                album.popoverPresentationController?.sourceView = root.view
                root.present(album, animated: true)
                try device.advanceUntilIdle()
                let (before, frame) = (Self.places(around: album.view), album.view.convert(album.view.bounds, to: nil))
                let picture = device.screenshot()
                let pager = album.open(style)
                var moved: [CGRect] = []
                @MainActor func advance() {
                    device.advanceFrames()
                    guard album.view.window != nil else { return }
                    let present = album.view.convert(album.view.bounds, to: nil)
                    if present != frame { moved.append(present) }
                }
                for _ in 0..<device.configuration.framesPerSecond { advance() }
                try #require(pager.presentingViewController != nil && pager.transitionCoordinator == nil)
                if end == .closed {
                    pager.dismiss(animated: true)
                } else {
                    let finger = device.touchDown(at: CGPoint(x: size.width / 2, y: size.height / 2))
                    for step in 0..<40 {
                        finger.move(by: CGVector(dx: 0, dy: end == .draggedAway || step < 20 ? 10 : -9))
                        advance()
                    }
                    finger.lift()
                }
                for _ in 0..<device.configuration.framesPerSecond { advance() }
                let name: Comment = "\(end), on a tablet: \(isPad)"
                #expect(moved.isEmpty, name)
                if end == .draggedAndBack { pager.dismiss(animated: false) }
                try device.advanceUntilIdle()
                #expect(root.presentedViewController === album && album.presentedViewController == nil, name)
                #expect(Self.places(around: album.view) == before && device.screenshot() == picture, name)
            }
        }
    }
}
