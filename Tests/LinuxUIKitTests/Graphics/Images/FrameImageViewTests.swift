import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// Image libraries' views that move (SDWebImage's, Kingfisher's, FLAnimatedImage's) override `display(_:)`, which
/// https://developer.apple.com/documentation/quartzcore/calayerdelegate/display(_:) documents.
@MainActor @Suite("Image views that display frames themselves", .timeLimit(.minutes(20))) struct FrameImageViewTests {
    private func bench(_ body: (HeadlessDevice, UIView, FrameImageView) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let container = UIView()
            device.show(container)
            let view = FrameImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            container.addSubview(view)
            view.image = makeImage(.black, size: CGSize(width: 10, height: 10))
            view.frames = [UIColor.red, .green, .blue].map { makeImage($0, size: CGSize(width: 10, height: 10)) }
            try body(device, container, view)
            view.end()
        }
    }

    private func color(_ device: HeadlessDevice) -> Picture.Pixel { device.screenshot().color(at: CGPoint(x: 5, y: 5)) }

    @Test("The layer shows the frames in turn while the image stays what it is")
    func frames() throws {
        try bench { device, _, view in
            var seen: [Picture.Pixel] = []
            for _ in 0..<4 {
                device.advance(by: 0.05)
                seen.append(color(device))
                device.advance(by: 0.05)
            }
            #expect(seen == [Ink.red, Ink.green, Ink.blue, Ink.red])
            #expect(view.image?.size == CGSize(width: 10, height: 10) && view.displayCount >= 4)
            #expect(view.layer.contents as AnyObject? !== view.image?.cgImage, "what is drawn is not the image")
        }
    }

    @Test("It displays nothing out of its window, hidden or transparent, and goes on from there", .chosen, arguments: 0..<3)
    func pauses(kind: Int) throws {
        try bench { device, container, view in
            device.advance(by: 0.25)
            switch kind {
            case 0: view.removeFromSuperview()
            case 1: view.isHidden = true
            default: view.alpha = 0
            }
            let count = view.displayCount
            device.advance(by: 1)
            #expect(view.displayCount == count && !view.isAnimating)
            switch kind {
            case 0: container.addSubview(view)
            case 1: view.isHidden = false
            default: view.alpha = 1
            }
            #expect(view.isAnimating && color(device) == Ink.blue)
            device.advance(by: 0.1)
            #expect(color(device) == Ink.red)
        }
    }

    @Test("Its snapshot shows the frame that is on screen")
    func snapshot() throws {
        try bench { device, container, view in
            device.advance(by: 0.15)
            let copy = try #require(view.snapshotView(afterScreenUpdates: false))
            view.isHidden = true
            container.addSubview(copy)
            #expect(color(device) == Ink.green)
        }
    }

    @Test("An image that moves by UIKit's means does so in such a view as well")
    func animatedImage() throws {
        try bench { device, _, view in
            view.frames = []
            view.image = UIImage.animatedImage(
                with: [UIColor.red, .green].map { makeImage($0, size: CGSize(width: 10, height: 10)) },
                duration: 2
            )
            device.advance(by: 0.5)
            #expect(color(device) == Ink.red)
            device.advance(by: 1)
            #expect(color(device) == Ink.green)
        }
    }
}
