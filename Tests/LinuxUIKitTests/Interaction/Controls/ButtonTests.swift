import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uibutton and uibutton/configuration.
@MainActor @Suite("UIButton", .timeLimit(.minutes(20))) struct ButtonTests {
    @Test("Title and image of the primary action become the button's")
    func primaryActionContents() {
        let button = UIButton(primaryAction: UIAction(title: "Share") { _ in })
        #expect(button.currentTitle == "Share")
        #expect(button.buttonType == .system)
        #expect(button.accessibilityLabel == "Share")
        #expect(button.accessibilityTraits.contains(.button))
    }

    @Test("A button hugs its contents with the configuration's insets, and the image is where it is placed")
    func configurationLayout() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Like"
        configuration.image = makeImage(.red, size: CGSize(width: 20, height: 20))
        configuration.imagePadding = 6
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        for (placement, direction) in [(.leading, false), (.trailing, false), (.leading, true), (.trailing, true)]
            as [(NSDirectionalRectEdge, Bool)]
        {
            configuration.imagePlacement = placement
            let button = UIButton(configuration: configuration)
            button.semanticContentAttribute = direction ? .forceRightToLeft : .forceLeftToRight
            button.sizeToFit()
            button.layoutIfNeeded()
            guard let image = button.imageView?.frame, let title = button.titleLabel?.frame else { return }
            let left: CGFloat = direction ? 4 : 2
            let isImageLeft = (placement == .leading) != direction
            #expect((isImageLeft ? image : title).minX == left)
            #expect((isImageLeft ? title : image).minX == (isImageLeft ? image : title).maxX + 6)
            #expect(button.bounds.width == 20 + 6 + title.width + 6)
            #expect(button.bounds.height == max(20, title.height) + 4)
        }
    }

    // The page of glass(): "Creates a configuration for a button that has a Liquid Glass style." Earlier systems don't have it.
    @Test("Something of the background shines through a button of glass")
    func glass() throws {
        try HeadlessDevice.run { device in
            let button = UIButton(configuration: .glass())
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            let root = show(button, on: device)
            let colors = [UIColor.red, .blue].map { color in
                root.backgroundColor = color
                device.advanceFrames()
                return device.screenshot().color(at: CGPoint(x: 140, y: 120)).description
            }
            #expect(colors[0] != colors[1] && colors != ["#ff0000ff", "#0000ffff"])
        }
    }

    /// From UIButton.h, setBackgroundImage(_:for:), and the page of resizableImage(withCapInsets:), which names the background of a button
    /// as an example. The natural size is a choice.
    @Test("The background image fills the button below the title, and the button is at least as large")
    func backgroundImage() throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let button = UIButton(type: .custom)
            button.setBackgroundImage(makeImage(.red, size: CGSize(width: 60, height: 50)), for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
            button.setImage(makeImage(.blue, size: CGSize(width: 10, height: 10)), for: .normal)
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            show(button, on: device)
            let picture = device.screenshot()
            #expect(picture.color(at: CGPoint(x: 101, y: 101)) == Ink.red && picture.color(at: CGPoint(x: 178, y: 138)) == Ink.red)
            #expect(picture.color(at: CGPoint(x: 140, y: 120)) == Ink.blue)
            button.setBackgroundImage(nil, for: .normal)
            #expect(device.screenshot().color(at: CGPoint(x: 101, y: 101)) != Ink.red && button.currentBackgroundImage == nil)
        }
    }

    @Test("The update handler runs when the state changes, before the next frame, and its changes show")
    func updateHandler() throws {
        try HeadlessDevice.run { device in
            let button = UIButton(configuration: .filled())
            var states: [UIControl.State] = []
            button.configurationUpdateHandler = { button in
                states.append(button.state)
                button.configuration?.title = button.isSelected ? "On" : "Off"
            }
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            show(button, on: device)
            #expect(button.titleLabel?.text == "Off")
            button.isSelected = true
            device.advanceFrames()
            #expect(button.titleLabel?.text == "On")
            #expect(states.last == .selected)
        }
    }

    @discardableResult private func show(_ button: UIButton, on device: HeadlessDevice) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(button)
        device.show(root)
        return root
    }
}
