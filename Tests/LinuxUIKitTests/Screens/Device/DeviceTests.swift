import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// The simulated phone itself: it is not Apple's, so these tests have no page to cite.
@MainActor @Suite("The simulated phone", .chosen, .timeLimit(.minutes(20))) struct DeviceTests {
    @Test("Time passes in whole frames, and what is left of a frame counts for the next", arguments: [60, 120])
    func frames(rate: Int) throws {
        try HeadlessDevice.run(.init(framesPerSecond: rate)) { device in
            device.advance(by: 0.1)
            #expect(device.frameCount == rate / 10)
            #expect(abs(device.now - 0.1) < 1e-9)
            device.advance(by: 0.5 / Double(rate))
            #expect(device.frameCount == rate / 10)
            device.advance(by: 0.5 / Double(rate))
            #expect(device.frameCount == rate / 10 + 1)
        }
    }

    @Test("A phone that is left with a finger down says so")
    func fingerLeftDown() {
        #expect(throws: WorkUnderWay.self) {
            try HeadlessDevice.run { device in
                device.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
                _ = device.touchDown(at: CGPoint(x: 10, y: 10))
            }
        }
    }

    @Test("A phone that is left with an animation running says so")
    func animationLeftRunning() {
        #expect(throws: WorkUnderWay.self) {
            try HeadlessDevice.run { device in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                device.show(view)
                UIView.animate(withDuration: 1) { view.alpha = 0 }
                device.advance(by: 0.5)
            }
        }
    }

    @Test("An error of the closure comes out, not one of what it left")
    func errorsComeOut() {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try HeadlessDevice.run { device in
                _ = device.touchDown(at: CGPoint(x: 10, y: 10))
                throw Stop()
            }
        }
    }

    @Test("A picture has as many pixels as the screen", arguments: [1, 2, 3] as [CGFloat])
    func pictureSize(scale: CGFloat) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 100, height: 200), scale: scale)) { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
            view.backgroundColor = .red
            device.show(view)
            let picture = device.screenshot()
            #expect(picture.width == Int(100 * scale) && picture.height == Int(200 * scale))
            #expect(picture.color(at: CGPoint(x: 49.9, y: 199.9)) == Picture.Pixel(red: 255, green: 0, blue: 0))
            #expect(picture.color(at: CGPoint(x: 50, y: 0)) == Picture.Pixel(red: 0, green: 0, blue: 0), "nothing is there: black")
        }
    }

    @Test("A picture of another scale shows the same screen with other pixels", arguments: [1, 2, 3] as [CGFloat])
    func pictureScale(scale: CGFloat) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 100, height: 200), scale: 2)) { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
            view.backgroundColor = .red
            device.show(view)
            let picture = device.screenshot(scale: scale)
            #expect(picture.scale == scale && picture.width == Int(100 * scale) && picture.height == Int(200 * scale))
            #expect(picture.color(at: CGPoint(x: 49.5, y: 199.5)) == Picture.Pixel(red: 255, green: 0, blue: 0))
            #expect(picture.color(at: CGPoint(x: 50, y: 0)) == Picture.Pixel(red: 0, green: 0, blue: 0))
            #expect(view.traitCollection.displayScale == 2 && (device.screenshot() == picture) == (scale == 2))
        }
    }

    @Test("The same picture comes out byte for byte, and survives PNG")
    func pictureIsTheSame() throws {
        func shot() throws -> Picture {
            try HeadlessDevice.run { device in
                let view = UIView(frame: CGRect(x: 30, y: 30, width: 200, height: 100))
                view.backgroundColor = .systemPink
                view.layer.cornerRadius = 20
                view.transform = CGAffineTransform(rotationAngle: 0.3)
                device.show(view)
                return device.screenshot()
            }
        }
        let first = try shot()
        #expect(try shot() == first)
        let image = try #require(UIImage(data: first.pngData, scale: 2))
        #expect(Picture(image) == first)
    }

    @Test("Changes of layers and layouts are counted, and an animation that runs is neither")
    func work() throws {
        try HeadlessDevice.run { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            root.addSubview(view)
            device.show(root)
            device.advanceFrames(2)
            @MainActor func work(_ body: () -> Void) -> [Int] {
                let (changes, layouts) = (device.layerChangeCount, device.layoutCount)
                body()
                return [device.layerChangeCount - changes, device.layoutCount - layouts]
            }
            #expect(work { view.center.x += 10 } == [1, 0])
            #expect(work { view.center.x += 0 } == [0, 0])
            #expect(work { view.layer.addSublayer(CALayer()) } == [1, 0])
            #expect(
                work {
                    view.setNeedsLayout()
                    device.advanceFrames()
                } == [0, 1]
            )
            #expect(work { UIView.animate(withDuration: 0.2) { view.center.x += 50 } }[0] >= 2, "the property and its animation")
            device.advanceFrames()
            #expect(work { device.advanceFrames(5) } == [0, 0])
            #expect(work { device.holdMainThread(for: 0.05) } == [0, 0])
            try device.advanceUntilIdle()
        }
    }

    @Test("Dark mode reaches every view, and dynamic colours with it")
    func darkMode() throws {
        try HeadlessDevice.run { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.backgroundColor = .systemBackground
            device.show(view)
            #expect(device.screenshot().color(at: CGPoint(x: 5, y: 5)) == Picture.Pixel(red: 255, green: 255, blue: 255))
            device.setUserInterfaceStyle(.dark)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            #expect(device.screenshot().color(at: CGPoint(x: 5, y: 5)) == Picture.Pixel(red: 0, green: 0, blue: 0))
        }
    }
}
