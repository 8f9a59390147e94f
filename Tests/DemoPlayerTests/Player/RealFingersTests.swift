import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer

/// The recordings of real fingers, on a photo that fills the screen.
@MainActor @Suite("Real fingers on a photo", .timeLimit(.minutes(20)), .phones) struct RealFingersTests {
    @Test("Two that drag together do not flicker in and out of a zoom, and one lifts nothing")
    func drags() throws {
        let together = try play("phone-two-finger-drag")
        #expect(together.states.filter { $0 == .zooming }.count <= 1)
        #expect(together.largestScale < 1.1)
        #expect(try play("phone-single-drag").states == [.idle])
    }

    private func play(_ name: String) throws -> (states: [PinchZoomInteraction.State], largestScale: CGFloat) {
        try HeadlessDevice.run { device in
            let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            photo.image = UIImage(contentsOfFile: Repository.root.path + "/Sources/PinchDemo/Resources/Photos/coffee.png")
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            let root = UIView()
            root.addSubview(photo)
            device.show(root)
            device.advanceFrames()
            var states: [PinchZoomInteraction.State] = []
            var largestScale: CGFloat = 1
            try TouchPlayer.play(ShippedRecordings.recording(name), on: device) { _ in
                if states.last != zoom.state { states.append(zoom.state) }
                largestScale = max(largestScale, zoom.pose.scale)
            }
            return (states, largestScale)
        }
    }
}
