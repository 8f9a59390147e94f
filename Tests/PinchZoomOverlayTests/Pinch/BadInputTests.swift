import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Views without content to lift: no photo is lifted, and the component doesn't trap.
@MainActor @Suite("Bad input", .timeLimit(.minutes(20)), .phones) struct BadInputTests {
    enum Fault: String, CaseIterable, CustomTestStringConvertible {
        case noImage, emptyImage, zeroWidth, zeroHeight, noWindow, flattenedAncestor, flattenedPhoto, noSuperview
        case vanishingAncestor, hiddenCell

        var testDescription: String { rawValue }
    }

    @Test("A pinch, and the zoom action, lift nothing; the delegate is not even asked", arguments: Fault.allCases)
    func nothingLifts(_ fault: Fault) throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            let photo = cell.photoView
            switch fault {
            case .noImage: photo.image = nil
            case .emptyImage: photo.image = UIImage()
            case .zeroWidth: photo.frame.size.width = 0
            case .zeroHeight: photo.frame.size.height = 0
            case .noWindow: cell.removeFromSuperview()
            case .flattenedAncestor: cell.contentView.transform = CGAffineTransform(scaleX: 0, y: 0)
            case .flattenedPhoto: photo.transform = CGAffineTransform(scaleX: 1, y: 0)
            case .noSuperview: photo.removeFromSuperview()
            case .hiddenCell: cell.isHidden = true
            case .vanishingAncestor: cell.contentView.transform = CGAffineTransform(scaleX: 1e-7, y: 1e-7)
            }
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(cell.pinchZoomInteraction?.zoomIn() == false)
            #expect(phone.feed.record.events.isEmpty && phone.overlays.isEmpty)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(cell.pinchZoomInteraction?.state == .idle)
            photo.transform = .identity
            cell.isHidden = false
            cell.contentView.transform = .identity
            if photo.superview == nil { cell.contentView.addSubview(photo) }
        }
    }

    @Test("Fingers on one and the same point lift nothing, and hold what they have lifted before")
    func coincidentFingers() throws {
        try FeedPhone.run { phone in
            var fingers = phone.device.touchDown(at: [phone.home, phone.home])
            phone.device.lift(fingers)
            fingers = phone.device.pinch(at: phone.home, scale: 2)
            phone.device.move([(fingers[0], phone.home), (fingers[1], phone.home)])
            let zoom = try phone.zoom()
            #expect(zoom.pose.scale.isFinite && zoom.pose.scale > 0.7)
            phone.device.move([(fingers[0], CGPoint(x: 100, y: 221)), (fingers[1], CGPoint(x: 290, y: 221))])
            #expect(abs(zoom.pose.translation.dx) < 0.01 && zoom.pose.scale > 1)
            phone.device.lift(fingers)
        }
    }

    @Test("A field that can't be used is logged once, however many cells have it, and the nearest value is used with the other fields")
    func configuration() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            let bad = PinchZoomConfiguration(maximumScale: 0.5, allowsRotation: true)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            let interactions = [try phone.zoom(), PinchZoomInteraction(), PinchZoomInteraction(configuration: PinchZoomConfiguration())]
            let messages = loggedMessages {
                cell.enablePinchZoom(bad)
                for interaction in interactions { interaction.configuration = bad }
                #expect(PinchZoomInteraction(configuration: bad).configuration.maximumScale == 1)
            }
            let message = "PinchZoomConfiguration.maximumScale is 0.5; it must be 1.0 to 1000.0. The nearest value is used."
            #expect(messages == [message])
            for interaction in interactions {
                #expect(interaction.configuration.maximumScale == 1 && interaction.configuration.allowsRotation)
            }
            #expect(interactions[0].state == .idle, "a view that is up is put back, as by any configuration")
            phone.device.lift(fingers)
            let others = phone.device.pinch(at: phone.home, scale: 2)
            #expect(interactions[0].state == .zooming)
            phone.device.lift(others)
        }
    }

    @Test("Fields that are set one by one are checked one by one: those that depend on one another have to be set together")
    func dependentFields() throws {
        let zoom = PinchZoomInteraction()
        let messages = loggedMessages {
            zoom.configuration.openingScale = 6
            zoom.configuration.maximumScale = 8
            #expect(zoom.configuration.openingScale == 4 && zoom.configuration.maximumScale == 8)
            zoom.configuration = PinchZoomConfiguration(maximumScale: 8, openingScale: 6)
            #expect(zoom.configuration.openingScale == 6)
        }
        #expect(messages.count == 1 && messages.first?.contains("openingScale is 6.0") == true)
    }

    @Test("A point that is no number zooms in about the middle")
    func zoomInAtNoNumber() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            #expect(zoom.zoomIn(at: CGPoint(x: CGFloat.nan, y: 0)))
            phone.device.advance(by: 1)
            #expect(zoom.pose == PinchZoomPose(scale: 2))
            zoom.end()
        }
    }

    @Test("A custom curve that answers nonsense shows no backdrop, or all of it")
    func nonsenseCurve() throws {
        try FeedPhone.run { phone in
            var configuration = PinchZoomConfiguration()
            configuration.backdropCurve = .custom { scale in scale > 1.5 ? .infinity : .nan }
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            let alphas = phone.feed.record.changes.map(\.backdropAlpha)
            #expect(Set(alphas) == [0.0, 1.0])
            phone.device.lift(fingers)
        }
    }
}
