import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimageview and uiview/contentmode.
@MainActor @Suite("UIImageView", .timeLimit(.minutes(20))) struct ImageViewTests {
    /// The place of a 40 × 20 image in a view of 100 × 100 in each mode.
    @Test(
        "The image lies where the content mode puts it",
        arguments: [
            (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
            (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
            (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
            (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
            (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
            (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
            (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
            (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
            (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
            (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
        ] as [(UIView.ContentMode, CGRect)],
        [1, 2] as [CGFloat]
    )
    func contentModes(_ expected: (mode: UIView.ContentMode, frame: CGRect), imageScale: CGFloat) throws {
        try HeadlessDevice.run(.small) { device in
            let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            view.image = makeQuarters(size: CGSize(width: 40, height: 20), scale: imageScale)
            view.contentMode = expected.mode
            show(view, on: device)
            let picture = device.screenshot()
            let frame = expected.frame.offsetBy(dx: 100, dy: 100)
            // A quarter's middle, and just inside and outside of the edges.
            for (x, y, color) in [(0.25, 0.25, red), (0.75, 0.25, green), (0.25, 0.75, blue), (0.75, 0.75, yellow)] {
                #expect(picture.color(at: CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)) == color)
            }
            #expect(picture.color(at: CGPoint(x: frame.minX - 3, y: frame.midY)) == white)
            #expect(picture.color(at: CGPoint(x: frame.maxX + 3, y: frame.midY)) == white)
            #expect(picture.color(at: CGPoint(x: frame.midX, y: frame.minY - 3)) == white)
            #expect(picture.color(at: CGPoint(x: frame.midX, y: frame.maxY + 3)) == white)
            if frame.minX >= 100 { #expect(picture.color(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3)) == red) }
        }
    }

    @Test("Filling draws past the bounds, unless clipsToBounds is on")
    func clipping() throws {
        try HeadlessDevice.run(.small) { device in
            let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            view.image = makeQuarters(size: CGSize(width: 40, height: 20))
            view.contentMode = .scaleAspectFill
            show(view, on: device)
            #expect(device.screenshot().color(at: CGPoint(x: 80, y: 110)) == red)
            view.clipsToBounds = true
            #expect(device.screenshot().color(at: CGPoint(x: 80, y: 110)) == white)
            #expect(device.screenshot().color(at: CGPoint(x: 110, y: 110)) == red)
        }
    }

    @Test("The size is the image's, and the initializer takes it")
    func size() {
        let view = UIImageView(image: makeImage(.red, size: CGSize(width: 30, height: 20), scale: 2))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        view.image = makeImage(.red, size: CGSize(width: 5, height: 6))
        #expect(view.frame.size == CGSize(width: 30, height: 20), "a new image does not resize the view")
        #expect(view.sizeThatFits(.zero) == CGSize(width: 5, height: 6))
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("A replaced image shows, and no image shows the background")
    func replaced() throws {
        try HeadlessDevice.run(.small) { device in
            let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            show(view, on: device)
            view.backgroundColor = .yellow
            let middle = CGPoint(x: 150, y: 150)
            #expect(device.screenshot().color(at: middle) == yellow)
            view.image = makeImage(.red, size: CGSize(width: 10, height: 10))
            #expect(device.screenshot().color(at: middle) == red)
            view.image = makeImage(.blue, size: CGSize(width: 10, height: 10))
            #expect(device.screenshot().color(at: middle) == blue)
            view.image = nil
            #expect(device.screenshot().color(at: middle) == yellow)
        }
    }

    @Test("The highlighted image shows in the highlighted state, if there is one")
    func highlighted() throws {
        try HeadlessDevice.run(.small) { device in
            let size = CGSize(width: 10, height: 10)
            let view = UIImageView(image: makeImage(.red, size: size), highlightedImage: makeImage(.blue, size: size))
            view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            show(view, on: device)
            view.isHighlighted = true
            #expect(device.screenshot().color(at: CGPoint(x: 150, y: 150)) == blue)
            view.highlightedImage = nil
            #expect(device.screenshot().color(at: CGPoint(x: 150, y: 150)) == red)
        }
    }

    @Test("A template image is drawn in the tint, also in one that is inherited and in one that changes")
    func template() throws {
        try HeadlessDevice.run(.small) { device in
            let image = makeImage(.red, size: CGSize(width: 10, height: 10)).withRenderingMode(.alwaysTemplate)
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            let root = show(view, on: device)
            let middle = CGPoint(x: 150, y: 150)
            root.tintColor = .green
            device.advanceFrames()
            #expect(device.screenshot().color(at: middle) == green)
            view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
            device.advanceFrames()
            #expect(device.screenshot().color(at: middle) == blue)
            device.setUserInterfaceStyle(.dark)
            #expect(device.screenshot().color(at: middle) == yellow)
            view.image = image.withRenderingMode(.alwaysOriginal)
            #expect(device.screenshot().color(at: middle) == red)
        }
    }

    @Test("An image view takes no touches, and is an image to assistive technologies")
    func defaults() {
        let view = UIImageView()
        #expect(!view.isUserInteractionEnabled)
        #expect(view.accessibilityTraits == .image)
        #expect(!view.clipsToBounds)
    }

    @discardableResult private func show(_ view: UIView, on device: HeadlessDevice) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.backgroundColor = .white
        root.addSubview(view)
        device.show(root)
        return root
    }
}

private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
private let green = Picture.Pixel(red: 0, green: 255, blue: 0)
private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
private let yellow = Picture.Pixel(red: 255, green: 255, blue: 0)
private let white = Picture.Pixel(red: 255, green: 255, blue: 255)
