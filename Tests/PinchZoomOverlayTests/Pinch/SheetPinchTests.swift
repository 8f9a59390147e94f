import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A sheet's pan accepts several fingers. While the pan is recognized, no other gesture is.
@Suite("Pinches on photos in sheets that fingers can move", .timeLimit(.minutes(20)), .phones) @MainActor struct SheetPinchTests {
    private func run(inList: Bool, _ body: (HeadlessDevice, UIImageView, UISheetPresentationController) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let presenter = UIViewController()
            device.show(presenter)
            let controller = UIViewController()
            let sheet = try #require(controller.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = CGRect(x: 95, y: 60, width: 200, height: 150)
            photo.addInteraction(PinchZoomInteraction())
            if inList {
                let list = UIScrollView(frame: controller.view.bounds)
                list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                list.contentSize = CGSize(width: 390, height: 2000)
                controller.view.addSubview(list)
                list.addSubview(photo)
            } else {
                controller.view.addSubview(photo)
            }
            presenter.present(controller, animated: true)
            try device.advanceUntilIdle()
            try body(device, photo, sheet)
            try device.advanceUntilIdle()
            presenter.dismiss(animated: false)
            device.advanceFrames(2)
        }
    }

    /// Pinches the photo on its horizontal middle line, after a movement of both fingers.
    private func pinch(_ photo: UIImageView, on device: HeadlessDevice, oneByOne: Bool, movingFirst way: CGFloat) -> [Finger] {
        let frame = photo.convert(photo.bounds, to: nil)
        let points = [CGPoint(x: frame.midX - 30, y: frame.midY), CGPoint(x: frame.midX + 30, y: frame.midY)]
        func moved(_ index: Int, outward: CGFloat) -> CGPoint {
            CGPoint(x: points[index].x + (index == 0 ? -outward : outward), y: points[index].y - way)
        }
        var fingers: [Finger]
        if oneByOne {
            fingers = [device.touchDown(at: points[0])]
            device.glide([(fingers[0], moved(0, outward: 0))], duration: 0.1)
            fingers.append(device.touchDown(at: moved(1, outward: 0)))
        } else {
            fingers = device.touchDown(at: points)
            device.glide([(fingers[0], moved(0, outward: 0)), (fingers[1], moved(1, outward: 0))], duration: 0.1)
        }
        device.glide([(fingers[0], moved(0, outward: 60)), (fingers[1], moved(1, outward: 60))], duration: 0.4)
        return fingers
    }

    private func expectZoom(oneByOne: Bool, inList: Bool, movingFirst way: CGFloat) throws {
        try run(inList: inList) { device, photo, sheet in
            let zoom = try #require(photo.interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
            let top = sheet.presentedView?.frame.minY
            let fingers = pinch(photo, on: device, oneByOne: oneByOne, movingFirst: way)
            #expect(zoom.state == .zooming && zoom.pose.scale > 2.2)
            #expect(sheet.presentedView?.frame.minY == top)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && sheet.presentedView?.frame.minY == top)
        }
    }

    @Test(
        "Fingers that land together, or one after the other, lift the photo and leave the sheet where it is",
        arguments: [false, true],
        [false, true]
    )
    func atRest(oneByOne: Bool, inList: Bool) throws {
        try expectZoom(oneByOne: oneByOne, inList: inList, movingFirst: 0)
    }

    @Test(
        "Fingers that move the sheet before they spread lift the photo, and give the sheet back",
        arguments: [false, true],
        [-40, 40] as [CGFloat]
    )
    func movedSheet(oneByOne: Bool, way: CGFloat) throws {
        try run(inList: false) { device, photo, sheet in
            let zoom = try #require(photo.interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
            // Without this, the pan downwards would begin a dismissal: see `pulledAway()`.
            sheet.presentedViewController.isModalInPresentation = true
            let top = try #require(sheet.presentedView?.frame.minY)
            let fingers = pinch(photo, on: device, oneByOne: oneByOne, movingFirst: way)
            #expect(zoom.state == .zooming && zoom.pose.scale > 2)
            device.lift(fingers)
            try device.advanceUntilIdle()
            let end = try #require(sheet.presentedView?.frame.minY)
            #expect(zoom.state == .idle && abs(end - top) < 0.01)
        }
    }

    @Test("A sheet that fingers are pulling away keeps them: the photo stays in the sheet, which comes back")
    func pulledAway() throws {
        try run(inList: false) { device, photo, sheet in
            let zoom = try #require(photo.interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
            let top = try #require(sheet.presentedView?.frame.minY)
            let fingers = pinch(photo, on: device, oneByOne: false, movingFirst: -40)
            #expect(zoom.state == .idle && photo.shownAlpha == 1)
            device.lift(fingers)
            try device.advanceUntilIdle()
            let end = try #require(sheet.presentedView?.frame.minY)
            #expect(zoom.state == .idle && photo.shownAlpha == 1 && abs(end - top) < 0.01)
        }
    }

    @Test(
        "Fingers that move by less than a pan needs before they spread lift the photo",
        .given(\.touchSlop, .usual),
        arguments: [false, true],
        [false, true]
    )
    func movedALittle(oneByOne: Bool, inList: Bool) throws {
        try expectZoom(oneByOne: oneByOne, inList: inList, movingFirst: 5)
    }
}
