import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From UIImage.h (`images`, `duration`, `animatedImage(with:duration:)`), UIImageView.h, and
/// https://developer.apple.com/documentation/uikit/uiimageview, "Animating a sequence of images".
@MainActor @Suite("Images that move", .timeLimit(.minutes(20))) struct AnimatedImageTests {
    private let colors: [UIColor] = [.red, .green, .blue]
    private let inks = [Ink.red, Ink.green, Ink.blue]

    private var images: [UIImage] { colors.map { makeImage($0, size: CGSize(width: 10, height: 10)) } }

    /// Returns a pixel of a view in the middle of each step of time.
    private func seen(on screen: LayerScreen, every step: TimeInterval, count: Int) -> [Picture.Pixel] {
        (0..<count).map { _ in
            screen.device.advance(by: step / 2)
            defer { screen.device.advance(by: step / 2) }
            return screen.device.screenshot()[5, 5]
        }
    }

    private func imageView(on screen: LayerScreen) -> UIImageView {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.view.addSubview(view)
        screen.device.advanceFrames()
        return view
    }

    @Test("An image of several has their first one's size and scale, and says what it is made of; a still one does not")
    func image() throws {
        let frames = [makeImage(.red, size: CGSize(width: 10, height: 5), scale: 2), makeImage(.green, size: CGSize(width: 10, height: 5))]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 2))
        #expect(image.images == frames && image.duration == 2 && image.size == CGSize(width: 10, height: 5) && image.scale == 2)
        #expect(frames[0].images == nil && frames[0].duration == 0)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("no such picture", duration: 1) == nil)
        #expect(image != frames[0] && image == UIImage.animatedImage(with: frames, duration: 2))
        #expect(image.withRenderingMode(.alwaysTemplate).images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate])
    }

    @Test("An image that moves plays by itself, from when it is set on, over and over")
    func playsByItself() {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        view.image = UIImage.animatedImage(with: images, duration: 3)
        #expect(view.isAnimating)
        #expect(seen(on: screen, every: 1, count: 7) == inks + inks + [inks[0]])
        #expect(view.layer.presentation()?.contents != nil)
        view.image = images[1]
        #expect(!view.isAnimating && seen(on: screen, every: 1, count: 2) == [Ink.green, Ink.green])
    }

    @Test("It goes on while the view is out of the window, and is no work that a phone waits for", .chosen)
    func withoutWindow() throws {
        try HeadlessDevice.run { device in
            let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 3))
            let container = UIView()
            device.show(container)
            container.addSubview(view)
            try device.advanceUntilIdle()
            device.advance(by: 0.4)
            view.removeFromSuperview()
            device.advance(by: 1)
            container.addSubview(view)
            #expect(device.screenshot().color(at: CGPoint(x: 5, y: 5)) == Ink.green)
        }
    }

    @Test("stopAnimating() shows the first image, startAnimating() begins with it again", .chosen)
    func stops() {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        view.image = UIImage.animatedImage(with: images, duration: 3)
        screen.device.advance(by: 1.5)
        view.stopAnimating()
        #expect(!view.isAnimating && seen(on: screen, every: 1, count: 2) == [Ink.red, Ink.red])
        view.startAnimating()
        #expect(view.isAnimating && seen(on: screen, every: 1, count: 3) == inks)
    }

    @Test("animationImages are shown from startAnimating() on in the place of the image, a thirtieth of a second each by default")
    func animationImages() {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        #expect(view.animationImages == nil && view.animationDuration == 0 && view.animationRepeatCount == 0 && !view.isAnimating)
        view.image = makeImage(.black, size: CGSize(width: 10, height: 10))
        view.animationImages = images
        #expect(seen(on: screen, every: 1, count: 1) == [Ink.black])
        view.startAnimating()
        #expect(seen(on: screen, every: 1.0 / 30, count: 4) == inks + [inks[0]])
        view.animationDuration = 1.5
        view.startAnimating()
        #expect(seen(on: screen, every: 0.5, count: 4) == inks + [inks[0]], "it always starts with the first image")
        view.stopAnimating()
        #expect(seen(on: screen, every: 1, count: 1) == [Ink.black])
    }

    @Test("They are shown as often as animationRepeatCount says, and the image thereafter; the phone waits for that")
    func repeatCount() throws {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        view.image = makeImage(.black, size: CGSize(width: 10, height: 10))
        view.animationImages = images
        view.animationDuration = 3
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(seen(on: screen, every: 1, count: 7) == inks + inks + [Ink.black])
        #expect(!view.isAnimating)
        view.startAnimating()
        try screen.device.advanceUntilIdle()
        #expect(!view.isAnimating)
        view.startAnimating()
        view.stopAnimating()
        view.startAnimating()
        screen.device.advance(by: 5.9)
        #expect(view.isAnimating, "the end of the one that was stopped is not its end")
    }

    @Test("Highlighted, a view shows its highlighted images, or the others where it has none")
    func highlighted() {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        view.animationImages = images
        view.animationDuration = 3
        view.startAnimating()
        view.isHighlighted = true
        #expect(seen(on: screen, every: 1, count: 2) == [Ink.red, Ink.green])
        view.highlightedAnimationImages = [makeImage(.black, size: CGSize(width: 10, height: 10))]
        view.isHighlighted = false
        view.isHighlighted = true
        #expect(seen(on: screen, every: 1, count: 2) == [Ink.black, Ink.black])
        view.isHighlighted = false
        #expect(seen(on: screen, every: 1, count: 2) == [Ink.red, Ink.green])
    }

    @Test("Templates that move take the tint", .chosen)
    func templates() {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        let frames = [UIColor.black, .black.withAlphaComponent(0)].map { makeImage($0, size: CGSize(width: 10, height: 10)) }
        view.tintColor = .blue
        view.image = UIImage.animatedImage(with: frames, duration: 2)?.withRenderingMode(.alwaysTemplate)
        #expect(seen(on: screen, every: 1, count: 2) == [Ink.blue, Ink.white])
        view.tintColor = .red
        #expect(seen(on: screen, every: 1, count: 2) == [Ink.red, Ink.white])
    }

    @Test("What moves is drawn into snapshots as it is on screen", .chosen)
    func snapshot() throws {
        let screen = LayerScreen()
        let view = imageView(on: screen)
        view.image = UIImage.animatedImage(with: images, duration: 3)
        screen.device.advance(by: 1.5)
        let copy = try #require(view.snapshotView(afterScreenUpdates: false))
        view.isHidden = true
        screen.view.addSubview(copy)
        #expect(seen(on: screen, every: 1, count: 2) == [Ink.green, Ink.green])
    }
}
