import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// Things that a changed event doesn't touch: the length of the list, the layout, the pixels.
extension PinchZoomBenchmark {
    /// Reports a changed event among 100 and among 1,000,000 items, in turn.
    static func reportListSizes(photo: UIImage, on device: HeadlessDevice) {
        let counts = [100, 1_000_000]
        let feeds = counts.map { PhotoFeed(.component, itemCount: $0, photo: photo, on: device) }
        let changes = counts.map { _ in CostMeasurement() }
        for round in 0..<200 {
            for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
                zoom(feeds[index], on: device) { fingers in
                    for _ in 0..<20 {
                        changes[index].measure { fingers.change() }
                        device.advanceFrames()
                    }
                }
            }
        }
        let times = changes.map(\.medianTime)
        report(
            "A changed event among 100 and 1,000,000 items",
            String(format: "%.2f and %.2f µs, %.3f of the first", times[0], times[1], times[1] / times[0]),
            aim: "the same"
        )
    }

    /// Reports the number of times that the main thread wakes in a thousand frames in which fingers hold a photo still.
    static func reportRest(photo: UIImage, on device: HeadlessDevice) {
        let feed = PhotoFeed(.component, photo: photo, on: device)
        var turns = 0
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            0
        ) { _, _ in turns += 1 }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        zoom(feed, on: device) { _ in
            // The frames in which the photo opens and the fingers come to count as still.
            device.advanceFrames(60)
            let before = turns
            device.advanceFrames(1000)
            report("Turns of the run loop in 1000 frames of fingers at rest", "\(turns - before), \(before) before", aim: "0")
        }
        CFRunLoopObserverInvalidate(observer)
    }

    /// Reports the number of layouts of the window, the screen, the list, the cells and the photo's superview in a thousand changed events.
    static func reportLayoutPasses(photo: UIImage, on device: HeadlessDevice) {
        let feed = PhotoFeed(.component, photo: photo, on: device)
        LayoutCount.passes = 0
        feed.window.setNeedsLayout()
        feed.list.setNeedsLayout()
        feed.cell?.setNeedsLayout()
        feed.cell?.card.setNeedsLayout()
        device.advanceFrames()
        let asked = LayoutCount.passes
        zoom(feed, on: device) { fingers in
            LayoutCount.passes = 0
            for _ in 0..<1000 {
                fingers.change()
                device.advanceFrames()
            }
            report("Layout passes in 1000 changed events and frames", "\(LayoutCount.passes)", aim: "0")
        }
        if asked < 4 { print("  but \(asked) of 4 passes that were asked for were counted: the figure says nothing") }
    }

    /// Reports whether the flying photo shows the same pixels in memory as the photo in its place, and the time for a lift of twelve
    /// megapixels.
    static func reportPixels(on device: HeadlessDevice) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 4000, height: 3000), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4000, height: 3000))
        }
        let feed = PhotoFeed(.component, photo: photo, on: device)
        let before = residentMemory()
        zoom(feed, on: device) { _ in
            let growth = Double(residentMemory() - before) / 1_048_576
            report("Memory that a lift of 4000 × 3000 pixels takes", String(format: "%.2f MB", growth), aim: "under 1 MB; a copy is 46")
            let flying = feed.flyingPhoto
            let isSame = flying !== feed.cell?.photoView && (flying?.layer.contents as? CGImage) === photo.cgImage && photo.cgImage != nil
            report("What flies shows the photo's own pixels", isSame ? "yes, ===" : "no", aim: "yes")
        }
    }

    /// Pinches the middle cell of a feed, up to the first event after the lift and back.
    static func zoom(_ feed: PhotoFeed, on device: HeadlessDevice, whileUp: (ScriptedFingers) -> Void) {
        feed.whileShown {
            let fingers = ScriptedFingers(on: feed, of: device)
            device.advanceFrames()
            fingers.begin()
            device.advanceFrames()
            if !feed.isPinched { print("  but no pinch began: the next figure says nothing") }
            whileUp(fingers)
            fingers.lift()
            feed.cell?.cancelPinchZoom()
            device.advanceFrames(2)
        }
    }
}
