import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Zoom transition: from the grid into the photo and back") struct ZoomTransitionTests {
    @Test("Scratch: look")
    func look() throws {
        for way in [GridScreen.Way.pushed, .presented] {
            try GridPhone.run(way: way) { phone in
                var n = 0
                @MainActor func shot(_ s: String) throws {
                    try phone.device.screenshot().write(to: URL(fileURLWithPath: "/tmp/look/\(way)-\(String(format: "%02d", n))-\(s).png"))
                    n += 1
                }
                phone.device.tap(at: try phone.cellCenter(4))
                try shot("tap")
                for i in 0..<6 { phone.device.advance(by: 0.08); try shot("open\(i)") }
                try phone.device.advanceUntilIdle()
                print("open", phone.isOpen, phone.leftovers)
                try shot("opened")
                phone.device.swipe(from: CGPoint(x: 340, y: 420), to: CGPoint(x: 40, y: 420))
                try phone.device.advanceUntilIdle()
                try shot("paged")
                let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 230, y: 520))
                try shot("dragged")
                print("flying", phone.flyingFrame as Any)
                finger.lift()
                for i in 0..<5 { phone.device.advance(by: 0.05); try shot("close\(i)") }
                try phone.device.advanceUntilIdle()
                print("closed", phone.isClosed, phone.leftovers)
                try shot("closed")
            }
        }
    }
}
