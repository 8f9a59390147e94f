import HeadlessDevice
import PeerComparison
import UIKit

/// One frame of a feed with three photos on screen, 390 × 844 points at scale 2.
@MainActor struct FrameBenchmark {
    func run() {
        let device = HeadlessDevice()
        let photos = ["coffee", "hubble", "astronaut"].compactMap { UIImage(contentsOfFile: FrameBenchmark.folder + "/\($0).png") }
        guard photos.count == 3 else { return print("The photos of the frame benchmark are missing.") }
        let feed = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        feed.backgroundColor = .systemBackground
        var y: CGFloat = 0
        for photo in photos {
            let view = UIImageView(image: photo)
            view.frame = CGRect(x: 0, y: y, width: 390, height: 240)
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            feed.addSubview(view)
            let label = UILabel(frame: CGRect(x: 16, y: y + 240, width: 358, height: 40))
            label.text = "A caption in a line"
            feed.addSubview(label)
            y += 280
        }
        device.show(feed)
        feed.contentSize = CGSize(width: 390, height: 5000)
        device.render()

        var offset: CGFloat = 0
        let scrolled = Stopwatch(runs: 21).median {
            offset = offset == 0 ? 3.5 : 0
            feed.contentOffset.y = offset
            device.advanceFrames()
            device.render()
        }
        report("A frame of a feed with three photos", milliseconds(scrolled), aim: "under 16 ms")

        feed.subviews[0].transform = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 1.4, y: 1.4)
        var scale: CGFloat = 1.4
        let zoomed = Stopwatch(runs: 21).median {
            scale = scale == 1.4 ? 1.41 : 1.4
            feed.subviews[0].transform = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: scale, y: scale)
            device.advanceFrames()
            device.render()
        }
        report("The same while one photo is zoomed and turned", milliseconds(zoomed), aim: "under 16 ms")
    }

    /// The demo's photos.
    private static let folder =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../Sources/PinchDemo/Resources/Photos"

    private func milliseconds(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1000) }
}
