import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import PinchDemo

@MainActor @Suite("Recordings pinch the first photo of a feed") struct FirstPhotoTests {
    /// What the zoom of a photo from 150 to 540 points has been through.
    private struct Course {
        var states: [PinchZoomInteraction.State] = []
        var largestScale: CGFloat = 1
        /// How far the list had scrolled when the photo was lifted first, in points.
        var offset: CGFloat?
    }

    private func play(_ name: String) throws -> Course {
        let device = HeadlessDevice()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 4000)
        let photo = UIImageView(frame: CGRect(x: 0, y: 150, width: 390, height: 390))
        photo.image = Photo.all.first?.image
        list.addSubview(photo)
        let zoom = PinchZoomInteraction()
        photo.addInteraction(zoom)
        device.show(list)
        device.advanceFrames()
        var course = Course()
        try TouchPlayer.play(Recordings.shipped(name), on: device) { _ in
            if course.states.last != zoom.state { course.states.append(zoom.state) }
            if zoom.state == .zooming, course.offset == nil { course.offset = list.contentOffset.y }
            course.largestScale = max(course.largestScale, zoom.pose.scale)
        }
        try device.shutDown()
        return course
    }

    @Test(
        "A pinch opens the photo once and lets it go, whatever the fingers do meanwhile",
        arguments: ["slow-and-careful", "quick-flick", "one-finger-lifted-and-back", "drag-while-zoomed", "three-fingers"]
    )
    func opens(name: String) throws {
        let course = try play(name)
        #expect(course.states == [.idle, .zooming, .returning, .idle])
        #expect(course.largestScale > 1.7)
        #expect(course.offset == 0)
    }

    @Test("A second finger that lands while the list scrolls opens the photo where the list has got to")
    func whileScrolling() throws {
        let course = try play("begun-while-scrolling")
        #expect(course.states == [.idle, .zooming, .returning, .idle])
        #expect(course.largestScale > 1.7)
        #expect(course.offset.map { $0 > 40 } == true)
    }

    @Test("A photo that is pinched again on its way back is caught there")
    func caught() throws {
        #expect(try play("pinched-again-during-return").states == [.idle, .zooming, .returning, .zooming, .returning, .idle])
    }

    @Test("Real fingers that drag together do not make the photo flicker, and one finger does not lift it")
    func real() throws {
        let drag = try play("phone-two-finger-drag")
        #expect(drag.states.filter { $0 == .zooming }.count <= 1)
        #expect(drag.largestScale < 1.1)
        #expect(try play("phone-single-drag").states == [.idle])
    }
}
