import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the settings' effects on the feed.
@MainActor @Suite("The feed's settings", .timeLimit(.minutes(20)), .phones) struct FeedSettingsTests {
    @Test("The settings change the configuration of the photos on the screen, and one that makes no sense changes nothing", .atKnownTimes)
    func configuration() throws {
        try FeedPhone.run(.collection) { phone in
            let photo = try #require(phone.feed.list.postView(0)?.media as? PhotoView)
            let settings = try open(on: phone)
            try #expect(KeptPictures().fault(of: phone.picture(), named: "settings") == nil)
            // The first switch is "Turn with the fingers".
            try tap(settings.descendants.first { $0 is UISwitch }, on: phone)
            #expect(phone.settings.configuration.allowsRotation)
            #expect(photo.pinchZoomInteraction?.configuration.allowsRotation == true)
            phone.settings.change { $0.maximumScale = 0.1 }
            #expect(phone.settings.configuration.maximumScale == 4)
        }
    }

    @Test(
        "Every setting can be read, and lies on the screen's width",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]
    )
    func rows(_ category: UIContentSizeCategory) throws {
        try FeedPhone.run(.collection) { phone in
            phone.device.setContentSizeCategory(category)
            let settings = try open(on: phone)
            let rows = settings.descendants.filter { $0 is SettingRow }
            #expect(rows.count == 11 && settings.cutOffTexts == [])
            for row in rows {
                let frame = try phone.frame(row)
                #expect(frame.minX == 0 && frame.width == 390)
            }
            let scrollView = try #require(settings.subviews.first as? UIScrollView)
            #expect(try #require(rows.last).frame.maxY + 40 == scrollView.contentSize.height)
            #expect(phone.device.constraintMessages == [])
        }
    }

    @Test("The feed becomes a table view and a collection view again; photos lift in either")
    func style() throws {
        try FeedPhone.run(.collection) { phone in
            weak var former = phone.feed.list
            let settings = try open(on: phone)
            let choice = try #require(settings.descendants.first { $0 is UISegmentedControl } as? UISegmentedControl)
            for (index, style) in [(1, DemoSettings.FeedStyle.table), (0, .collection)] {
                let frame = try phone.frame(choice)
                phone.device.tap(at: CGPoint(x: frame.minX + frame.width * (index == 0 ? 0.25 : 0.75), y: frame.midY))
                phone.device.advance(by: 0.5)
                #expect(phone.settings.feedStyle == style)
                #expect((phone.feed.list is FeedTableViewController) == (style == .table))
                #expect(phone.feed.children == [phone.feed.list] && phone.feed.view.subviews == [phone.feed.list.view])
                #expect(former == nil)
                former = phone.feed.list
            }
            phone.settings.feedStyle = .table
            phone.feed.dismiss(animated: false)
            phone.device.advance(by: 1)
            let place = try phone.frame(phone.feed.list.postView(0)?.media)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
            #expect(phone.feed.zoomed === phone.feed.list.postView(0)?.media)
            phone.device.lift(fingers)
            phone.device.advance(by: 1.5)
        }
    }

    /// Opens the settings with their button.
    private func open(on phone: FeedPhone) throws -> UIView {
        phone.device.tap(at: CGPoint(x: 363, y: 69))
        phone.device.advance(by: 1)
        return try #require((phone.feed.presentedViewController as? UINavigationController)?.topViewController?.view)
    }

    private func tap(_ view: UIView?, on phone: FeedPhone) throws {
        let frame = try phone.frame(view)
        phone.device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        phone.device.advance(by: 0.5)
    }
}
