// The test of an app's cell from "LinuxUIKit and testing", compiled and run. `DocumentationTests` compares the test with the article.
import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import DocumentationSnippets

@MainActor @Suite("A cell's photo", .timeLimit(.minutes(20))) struct PhotoCellTests {
    @Test("Two fingers lift the photo, and it is back in its cell after they have let go")
    func pinch() throws {
        try HeadlessDevice.run { device in
            let cell = PhotoCell(frame: CGRect(x: 0, y: 200, width: 390, height: 260))
            cell.photoView.image = UIGraphicsImageRenderer(size: cell.bounds.size).image { context in
                UIColor.red.setFill()
                context.fill(cell.bounds)
            }
            device.show(cell)
            let zoom = try #require(cell.pinchZoomInteraction)

            let fingers = device.pinch(at: CGPoint(x: 195, y: 330), scale: 2)
            #expect(zoom.state == .zooming)
            #expect(zoom.pose.scale > 1.5)

            device.lift(fingers)
            #expect(zoom.state == .returning)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }
}
