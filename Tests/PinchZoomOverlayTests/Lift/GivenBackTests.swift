import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// After a zoom, a view is as the app has set it, whatever flew.
@MainActor @Suite("Given back", .timeLimit(.minutes(20)), .given(\.touchSlop, .usual)) struct GivenBackTests {
    /// A property that an app sets, with a value that differs from the default.
    private struct Setting {
        let name: String
        let set: @MainActor (UIView) -> Void
        let value: @MainActor (UIView) -> String

        @MainActor init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) {
            self.name = name
            set = { $0[keyPath: path] = value }
            self.value = { "\($0[keyPath: path])" }
        }
    }

    private static let settings: [Setting] = [
        Setting("mirrored", \.transform, CGAffineTransform(scaleX: -1, y: 1)),
        Setting("upside down", \.transform, CGAffineTransform(rotationAngle: .pi)),
        Setting("smaller", \.transform, CGAffineTransform(scaleX: 0.5, y: 0.5)),
        Setting("flat", \.transform, CGAffineTransform(scaleX: 0, y: 1)),
        Setting("anchorPoint", \.layer.anchorPoint, CGPoint(x: 0.2, y: 0.7)),
        Setting("sublayerTransform", \.layer.sublayerTransform, CATransform3DMakeScale(0.9, 0.9, 1)),
        Setting("zPosition", \.layer.zPosition, 3), Setting("alpha", \.alpha, 0.7), Setting("isHidden", \.isHidden, true),
        Setting("clipsToBounds", \.clipsToBounds, true), Setting("backgroundColor", \.backgroundColor, .brown),
        Setting("tintColor", \.tintColor, .magenta), Setting("tintAdjustmentMode", \.tintAdjustmentMode, .dimmed),
        Setting("contentMode", \.contentMode, .bottomRight), Setting("isOpaque", \.isOpaque, false),
        Setting("cornerRadius", \.layer.cornerRadius, 9), Setting("maskedCorners", \.layer.maskedCorners, .layerMaxXMaxYCorner),
        Setting("cornerCurve", \.layer.cornerCurve, .continuous), Setting("borderWidth", \.layer.borderWidth, 2),
        Setting("shadowOpacity", \.layer.shadowOpacity, 0.4), Setting("shadowRadius", \.layer.shadowRadius, 7),
        Setting("shadowOffset", \.layer.shadowOffset, CGSize(width: 1, height: 2)),
        Setting("semanticContentAttribute", \.semanticContentAttribute, .forceRightToLeft),
        Setting("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .dark),
        Setting("isUserInteractionEnabled", \.isUserInteractionEnabled, false), Setting("tag", \.tag, 7),
        Setting("isExclusiveTouch", \.isExclusiveTouch, true), Setting("isMultipleTouchEnabled", \.isMultipleTouchEnabled, true),
        Setting("autoresizesSubviews", \.autoresizesSubviews, false), Setting("autoresizingMask", \.autoresizingMask, .flexibleTopMargin),
        Setting("layoutMargins", \.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        Setting("mask", \.mask, UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))),
        Setting("boundsOrigin", \.bounds.origin, CGPoint(x: 5, y: 6)),
        Setting("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors, true),
    ]

    enum Kind: CaseIterable { case imageView, content, picture }

    /// Shows a view, and returns it with the view that has the interaction.
    private func show(_ kind: Kind, on device: HeadlessDevice, zoom: PinchZoomInteraction) -> UIView {
        let screen = UIViewController()
        let frame = CGRect(x: 75, y: 150, width: 240, height: 180)
        let view = kind == .imageView ? UIImageView(image: TestImages.make(size: frame.size, hue: 0.1)) : DrawnView(frame: frame)
        let zoomed = kind == .content ? PinchZoomContainerView(contentView: view) : view
        zoomed.frame = frame
        screen.view.addSubview(zoomed)
        zoomed.addInteraction(zoom)
        device.show(screen)
        device.advance(by: 0.1)
        return view
    }

    @Test("Settings of a view are the same after a zoom, whether made before the zoom or during it", arguments: Kind.allCases)
    func settings(kind: Kind) throws {
        for setting in Self.settings {
            for isBefore in [true, false] {
                // A hidden or flat view isn't lifted, and a view without touches isn't pinched.
                if isBefore, kind != .content, ["isHidden", "flat", "isUserInteractionEnabled"].contains(setting.name) { continue }
                try HeadlessDevice.run(LookFeed.phone) { device in
                    let zoom = PinchZoomInteraction()
                    let view = show(kind, on: device, zoom: zoom)
                    if isBefore { setting.set(view) }
                    device.advance(by: 0.1)
                    let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 40, scale: 1.5)
                    #expect(zoom.state == .zooming, "\(setting.name)")
                    if !isBefore { setting.set(view) }
                    let value = setting.value(view)
                    device.advance(by: 0.1)
                    device.lift(fingers)
                    try device.advanceUntilIdle()
                    #expect(setting.value(view) == value, "\(setting.name), \(isBefore ? "before" : "during")")
                }
            }
        }
    }

    @Test("A content with a transform looks the same before and after a zoom", arguments: [-1, 1], [0, CGFloat.pi / 2, .pi])
    func transformedContent(mirror: CGFloat, angle: CGFloat) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let zoom = PinchZoomInteraction()
            let content = show(.content, on: device, zoom: zoom)
            content.transform = CGAffineTransform(scaleX: mirror, y: 1).rotated(by: angle)
            content.superview?.setNeedsLayout()
            device.advance(by: 0.1)
            let (before, transform) = (device.screenshot(), content.transform)
            let frame = content.convert(content.bounds, to: nil)
            let isFilled = max(abs(frame.minX - 75), abs(frame.minY - 150), abs(frame.maxX - 315), abs(frame.maxY - 330)) < 0.001
            #expect(isFilled, "\(frame)")
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 40, scale: 1.5)
            #expect(zoom.state == .zooming)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before && content.transform == transform)
        }
    }

    @Test(
        "Views that fly themselves land between their siblings, in any order, whatever has become of the siblings in flight",
        arguments: 0..<5,
        [true, false]
    )
    func siblings(change: Int, landsLowerFirst: Bool) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = UIViewController()
            let superview = try #require(screen.view)
            let views = (0..<5).map { UIView(frame: CGRect(x: 10 * $0, y: 50, width: 40, height: 40)) }
            let (below, lower, upper, above, other) = (views[0], views[1], views[2], views[3], views[4])
            for view in views.dropLast() { superview.addSubview(view) }
            let window = device.show(screen)
            device.advanceFrames()
            let lifts = try [lower, upper].map { try #require(Lift(of: $0, movesViews: true)) }
            for lift in lifts { lift.takeOff(into: window) }
            #expect(superview.subviews == [below, above])
            let expected: [UIView]
            switch change {
            case 0: expected = [below, lower, upper, above]
            case 1:
                below.removeFromSuperview()
                expected = [lower, upper, above]
            case 2:
                superview.insertSubview(other, aboveSubview: below)
                below.removeFromSuperview()
                expected = [other, lower, upper, above]
            case 3:
                superview.addSubview(other)
                expected = [below, lower, upper, above, other]
            default:
                // A view stays above those that it was above.
                superview.addSubview(lower)
                expected = [below, above, lower, upper]
            }
            for lift in lifts { #expect(lift.refresh() == (change < 4 || lift !== lifts[0])) }
            for lift in landsLowerFirst ? lifts : lifts.reversed() { lift.land() }
            #expect(superview.subviews == expected)
        }
    }
}
