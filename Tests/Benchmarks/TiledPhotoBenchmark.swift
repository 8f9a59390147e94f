import Foundation
import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// The cost of photos of any size in the pager during a zoom to their own pixels. The cost is the time until the first part is sharp, the
/// amount that is decoded, and the amount that is kept.
@MainActor final class TiledPhotoBenchmark: PhotoPagerDataSource {
    private var data = Data()

    func run() async throws {
        try await measure("12 megapixels", MadePhoto.jpeg(width: 4240, height: 3000))
        try await measure("48 megapixels", MadePhoto.jpeg(width: 8064, height: 6048))
        try await measure("230 megapixels", MadePhoto.jpeg(width: 17_500, height: 13_144))
        try await measure("230 megapixels with restart markers", MadePhoto.jpeg(width: 17_500, height: 13_144, restartRows: 1))
        try await measure("A panorama of 100,000 × 2,000", MadePhoto.png(width: 100_000, height: 2_000), canBeWhole: false)
    }

    private func measure(_ name: String, _ data: Data, canBeWhole: Bool = true) async throws {
        self.data = data
        if canBeWhole {
            let start = ContinuousClock.now
            autoreleasepool { _ = UIImage(data: data)?.preparingForDisplay() }
            report("\(name): decoding the whole", milliseconds(since: start))
        }
        for decoder in HeadlessDevice.Behavior.PartialDecoding.allCases {
            try await zoom("\(name), a decoder of the \(decoder)", with: decoder)
        }
    }

    private func zoom(_ name: String, with decoder: HeadlessDevice.Behavior.PartialDecoding) async throws {
        var configuration = HeadlessDevice.Configuration(scale: 3)
        configuration.behavior.partialDecoding = decoder
        try await HeadlessDevice.runAsynchronously(configuration) { device in
            let root = UIViewController()
            device.show(root)
            let pager = PhotoPagerViewController(dataSource: self)
            root.present(pager, animated: false)
            device.advanceFrames()
            await device.runTasks { pager.photoView?.image != nil }
            device.advanceFrames(3)
            let former = device.decodedPixels.byteCountElsewhere
            let formerDecodings = device.decodedPixels.decodingCount
            // The largest possible zoom: to the photo's own pixels.
            pager.setZoomScale(1_000_000, at: CGPoint(x: 0.7, y: 0.7), animated: false)
            let probe = MainThreadProbe()
            let start = ContinuousClock.now
            try await pass(device) { device.decodedPixels.byteCountElsewhere > former }
            let first = milliseconds(since: start)
            var (last, quietFrames) = (0, 0)
            try await pass(device) {
                quietFrames = device.decodedPixels.byteCountElsewhere == last ? quietFrames + 1 : 0
                last = device.decodedPixels.byteCountElsewhere
                return quietFrames > 30
            }
            let held = await probe.end()
            report("\(name): the first sharp part", first)
            report("  decodings until all that is seen is sharp", "\(device.decodedPixels.decodingCount - formerDecodings)", aim: "1")
            report("  decoded until all that is seen is sharp", megabytes(last - former))
            let aim = decoder == .region ? "under 60 MB" : "under 260 MB for 48 megapixels"
            report("  the most pixels at a time", megabytes(device.decodedPixels.largestByteCount), aim: aim)
            report("  the longest that the main thread is held, with drawing", String(format: "%.2f ms", 1000 * held))
            report("  decoded on the main thread", megabytes(device.decodedPixels.byteCountOnMainActor), aim: "0")
            root.dismiss(animated: false)
            try device.advanceUntilIdle()
        }
    }

    /// Shows frames and runs tasks until a condition holds, for a minute at most.
    private func pass(_ device: HeadlessDevice, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while !condition(), ContinuousClock.now < end {
            device.advanceFrames()
            await device.runTasks()
        }
    }

    private func milliseconds(since start: ContinuousClock.Instant) -> String {
        String(format: "%.0f ms", 1000 * (ContinuousClock.now - start).inSeconds)
    }

    private func megabytes(_ byteCount: Int) -> String { String(format: "%.1f MB", Double(byteCount) / 1e6) }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { .photo(.data(data)) }
}
