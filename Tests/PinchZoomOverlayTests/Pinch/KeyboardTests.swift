import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A keyboard belongs to the first responder, and stays as long as the first responder. The keyboard lies in a window of the system, above
/// the photo.
@MainActor @Suite("Keyboards", .timeLimit(.minutes(20)), .phones) struct KeyboardTests {
    /// The place of the view with the keyboard.
    enum Place: CaseIterable, Sendable {
        case besidePhoto, besideContent, inPhoto, inContent
    }

    @Test(
        "A zoom takes the keyboard from nobody, neither when it lifts nor when it lands or is put back at once",
        arguments: Place.allCases
    )
    func staysFirstResponder(place: Place) throws {
        try HeadlessDevice.run { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let isPhoto = place == .besidePhoto || place == .inPhoto
            let content = DrawnView()
            let view = isPhoto ? UIImageView(image: TestImages.photo(0)) : PinchZoomContainerView(contentView: content)
            view.frame = CGRect(x: 50, y: 200, width: 290, height: 200)
            let field = Field(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
            let zoom = PinchZoomInteraction()
            view.addInteraction(zoom)
            root.addSubview(view)
            switch place {
            case .besidePhoto, .besideContent: root.addSubview(field)
            case .inPhoto: view.addSubview(field)
            case .inContent: content.addSubview(field)
            }
            let window = device.show(root)
            device.advanceFrames()
            #expect(field.becomeFirstResponder())
            let middle = CGPoint(x: 195, y: 300)
            var fingers = device.pinch(at: middle, spread: 60, scale: 2)
            #expect(zoom.state == .zooming && field.isFirstResponder && window.isKeyWindow)
            #expect((content.superview === view) == (place == .inContent), "a view with the keyboard stays where it is")
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && field.isFirstResponder)
            fingers = device.pinch(at: middle, spread: 60, scale: 2)
            zoom.cancel()
            #expect(field.isFirstResponder && field.resignCount == 0)
            device.lift(fingers)
            #expect(zoom.zoomIn())
            #expect(field.isFirstResponder)
            zoom.end()
            try device.advanceUntilIdle()
            #expect(field.isFirstResponder && field.resignCount == 0)
        }
    }

    @Test("A view that gets the keyboard while its photo is up keeps it")
    func becomesFirstResponderMeanwhile() throws {
        try HeadlessDevice.run { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let photo = UIImageView(image: TestImages.photo(0))
            photo.frame = CGRect(x: 50, y: 200, width: 290, height: 200)
            let field = Field(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            for view in [photo, field] { root.addSubview(view) }
            device.show(root)
            device.advanceFrames()
            let fingers = device.pinch(at: CGPoint(x: 195, y: 300), spread: 60, scale: 2)
            #expect(field.becomeFirstResponder() && zoom.state == .zooming)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(field.isFirstResponder && zoom.state == .idle)
        }
    }
}

/// A view that acts as a text field.
private final class Field: UIView {
    private(set) var resignCount = 0
    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
        resignCount += 1
        return super.resignFirstResponder()
    }
}
