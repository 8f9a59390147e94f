import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A pager on three devices, in four settings each, as kept contact sheets.
@MainActor @Suite("Photo pager: looks on three devices", .timeLimit(.minutes(20)), .atKnownTimes) struct PagerOnDevicesLookTests {
    enum Device: String, CaseIterable {
        case notch, plain, window

        var configuration: HeadlessDevice.Configuration {
            switch self {
            case .notch:
                HeadlessDevice.Configuration(scale: 1)
            case .plain:
                HeadlessDevice.Configuration(
                    size: CGSize(width: 375, height: 667),
                    scale: 1,
                    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                )
            case .window:
                HeadlessDevice.Configuration(
                    size: CGSize(width: 600, height: 820),
                    scale: 1,
                    safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0)
                )
            }
        }
    }

    enum Setting: CaseIterable {
        case light, dark, rightToLeft, largestText
    }

    private let kept = KeptPictures()

    @Test(
        "In light and dark, from right to left, and with the largest text",
        arguments: Device.allCases,
        [PagerPhone.Way.pushed, .presented]
    )
    func sheet(device: Device, way: PagerPhone.Way) throws {
        let pictures = try Setting.allCases.map { try picture(on: device, way, $0) }
        let size = device.configuration.size
        let gap: CGFloat = 12
        let width = gap + CGFloat(pictures.count) * (size.width + gap)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let sheet = UIGraphicsImageRenderer(size: CGSize(width: width, height: size.height + 2 * gap), format: format).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: size.height + 2 * gap))
            for (index, picture) in pictures.enumerated() {
                picture.image.draw(at: CGPoint(x: gap + CGFloat(index) * (size.width + gap), y: gap))
            }
        }
        let whole = try #require(Picture(sheet))
        try #expect(kept.fault(of: whole, named: "pager-on-\(device.rawValue)-\(way)") == nil)
    }

    private func picture(on device: Device, _ way: PagerPhone.Way, _ setting: Setting) throws -> Picture {
        var picture: Picture?
        let isRightToLeft = setting == .rightToLeft
        try PagerPhone.run(device.configuration, images: PagerPhone.photos(12), index: 3, way: way, isRightToLeft: isRightToLeft) { phone in
            if device == .window { phone.device.windowControlsSize = CGSize(width: 66, height: 75) }
            if setting == .dark { phone.device.setUserInterfaceStyle(.dark) }
            if setting == .largestText { phone.device.setContentSizeCategory(.accessibilityExtraExtraExtraLarge) }
            phone.pager.title = "4 of 12"
            phone.takeCaptions { _ in
                let label = UILabel()
                label.text = "The beach at half past four"
                label.font = .preferredFont(forTextStyle: .footnote)
                label.adjustsFontForContentSizeCategory = true
                label.numberOfLines = 0
                label.textAlignment = .center
                label.textColor = way == .presented ? .white : .label
                return label
            }
            phone.showThumbnails { TestImages.photo($0 * 3) }
            phone.pager.view.setNeedsLayout()
            try phone.device.advanceUntilIdle()
            picture = phone.device.screenshot()
        }
        return try #require(picture)
    }
}
