import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uivisualeffectview.
@MainActor @Suite("Visual effects on the screen", .timeLimit(.minutes(20))) struct VisualEffectTests {
    /// A way to add a subview.
    enum Way: CaseIterable, Codable {
        case top, index, below, above
    }

    // The page: "Do not add subviews directly to the visual effect view itself." The words are those of the exception on iOS 11 and later:
    // hyperoslo/BarcodeScanner, issue 207; pkluz/PKHUD, pull request 169 (-[UIVisualEffectView _addSubview:positioned:relativeTo:]).
    @Test("A subview of the effect view itself traps, in whichever place", arguments: Way.allCases)
    func subview(way: Way) async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [way] in
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            switch way {
            case .top: view.addSubview(UILabel())
            case .index: view.insertSubview(UILabel(), at: 0)
            case .below: view.insertSubview(UILabel(), belowSubview: view.contentView)
            case .above: view.insertSubview(UILabel(), aboveSubview: view.contentView)
            }
        }
        #expect(exit?.said("NSInternalInconsistencyException: <UILabel") == true)
        #expect(exit?.said("has been added as a subview to <UIVisualEffectView") == true)
        let words = "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
        #expect(exit?.said(words) == true)
    }

    /// The red, green and blue in the middle of an effect view over a colour.
    private func look(of effect: UIVisualEffect?, over color: UIColor, on device: HeadlessDevice) -> [Int] {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        controller.view.addSubview(view)
        device.show(controller)
        device.advanceFrames()
        let pixel = device.screenshot().color(at: CGPoint(x: 150, y: 150))
        return [pixel.red, pixel.green, pixel.blue].map(Int.init)
    }

    @Test("A blur and glass change what lies behind, and let some of it through; no effect and vibrancy let all of it through")
    func translucent() throws {
        try HeadlessDevice.run(.small) { device in
            let styles = (0...20).compactMap(UIBlurEffect.Style.init)
            #expect(styles.count == 20)
            var effects: [UIVisualEffect] = styles.map(UIBlurEffect.init(style:))
            effects += [UIGlassEffect(), UIGlassEffect(style: .clear)]
            for effect in effects {
                let (red, blue) = (look(of: effect, over: .red, on: device), look(of: effect, over: .blue, on: device))
                #expect(red != [255, 0, 0] && blue != [0, 0, 255] && red[0] > blue[0] && red[2] < blue[2], "\(effect)")
            }
            for effect in [nil, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)] {
                #expect(look(of: effect, over: .red, on: device) == [255, 0, 0])
            }
        }
    }

    // The pages of UIBlurEffect.Style's cases: regular, prominent and the materials adapt to the user interface style.
    @Test("Adaptive styles are dark in a dark interface, and all others look the same")
    func adaptive() throws {
        try HeadlessDevice.run(.small) { device in
            for style in (0...20).compactMap(UIBlurEffect.Style.init) {
                device.setUserInterfaceStyle(.light)
                let light = look(of: UIBlurEffect(style: style), over: .gray, on: device)
                device.setUserInterfaceStyle(.dark)
                let dark = look(of: UIBlurEffect(style: style), over: .gray, on: device)
                if (4...10).contains(style.rawValue) { #expect(dark[0] < light[0], "\(style)") } else { #expect(dark == light, "\(style)") }
            }
        }
    }

    @Test("What is in the content view keeps its colour, over the effect")
    func content() throws {
        try HeadlessDevice.run(.small) { device in
            let controller = UIViewController()
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
            view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            view.contentView.backgroundColor = .green
            controller.view.addSubview(view)
            device.show(controller)
            device.advanceFrames()
            let pixel = device.screenshot().color(at: CGPoint(x: 150, y: 150))
            #expect([pixel.red, pixel.green, pixel.blue] == [0, 255, 0])
        }
    }

    // Header UIVisualEffectView.h, property effect, NSCopying; WWDC 2015, session 230: effect can be set in an animation block.
    @Test("A change of the effect in an animation block takes as long as the block says", arguments: [false, true])
    func animated(appears: Bool) throws {
        try HeadlessDevice.run(.small) { device in
            let controller = UIViewController()
            controller.view.backgroundColor = .black
            let view = UIVisualEffectView(effect: appears ? nil : UIBlurEffect(style: .extraLight))
            view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            controller.view.addSubview(view)
            device.show(controller)
            device.advanceFrames()
            @MainActor func red() -> Int { Int(device.screenshot().color(at: CGPoint(x: 150, y: 150)).red) }
            let start = red()
            UIView.animate(withDuration: 0.5) { view.effect = appears ? UIBlurEffect(style: .extraLight) : nil }
            device.advance(by: 0.25)
            let middle = red()
            try device.advanceUntilIdle()
            let end = red()
            #expect(max(start, end) > 150 && min(start, end) == 0)
            #expect(middle > 40 && middle < max(start, end) - 40, "\(middle)")
        }
    }

    // The header: @property (nonatomic, copy, nullable) UIVisualEffect *effect.
    @Test("The view copies its effect: glass that changes later is not seen")
    func copied() throws {
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        let view = UIVisualEffectView(effect: glass)
        glass.tintColor = .red
        let copy = try #require(view.effect as? UIGlassEffect)
        #expect(copy.isInteractive && copy.tintColor == nil)
    }
}
