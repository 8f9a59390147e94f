import Foundation
import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// The cost of photos of 48 megapixels in the pager: memory, time, and the time that the main thread is busy.
@MainActor final class LargePhotoBenchmark: PhotoPagerDataSource {
    private let data = MadePhoto.jpeg(width: 8064, height: 6048)
    private let pageCount: Int

    init(pageCount: Int) {
        self.pageCount = pageCount
    }

    func run() async throws {
        try await HeadlessDevice.runAsynchronously(HeadlessDevice.Configuration(scale: 3)) { device in
            let root = UIViewController()
            device.show(root)
            let pager = PhotoPagerViewController(dataSource: self)
            pager.preloadedPageCount = 0
            root.present(pager, animated: false)
            device.advanceFrames()
            try await open(pager, on: device)
            try await zoom(pager, on: device)
            try await page(pager, on: device)
            root.dismiss(animated: false)
            try device.advanceUntilIdle()
        }
    }

    private func open(_ pager: PhotoPagerViewController, on device: HeadlessDevice) async throws {
        let probe = MainThreadProbe()
        let start = ContinuousClock.now
        await device.runTasks { pager.photoView?.image != nil }
        let elapsed = ContinuousClock.now - start
        let held = await probe.end()
        let pixels = device.decodedPixels
        report("48 megapixels at fit: the most pixels at a time", megabytes(pixels.largestByteCount), aim: "under 40 MB")
        report("  until they show", String(format: "%.0f ms", 1000 * elapsed.inSeconds))
        report("  the longest that the main thread is held", String(format: "%.2f ms", 1000 * held), aim: "under 2 ms")
        report("  decoded on the main thread", megabytes(pixels.byteCountOnMainActor), aim: "0")
    }

    private func zoom(_ pager: PhotoPagerViewController, on device: HeadlessDevice) async throws {
        for _ in 0..<2 {
            for _ in 0..<2 { device.tap(at: CGPoint(x: 195, y: 422)) }
            device.advance(by: 1)
            let probe = MainThreadProbe()
            let former = pager.photoView?.image
            await device.runTasks(limit: 5) { pager.photoView?.image !== former }
            let held = await probe.end()
            let width = Int(pager.photoView?.image.map { $0.size.width * $0.scale } ?? 0)
            report("  zoomed in to \(width) pixels", megabytes(device.decodedPixels.byteCount) + String(format: ", %.2f ms", 1000 * held))
        }
        for _ in 0..<2 { device.tap(at: CGPoint(x: 195, y: 422)) }
        device.advance(by: 1)
        // Back at its fitting scale, the page has released the pixels for the zoom.
        await device.runTasks(limit: 5) { device.decodedPixels.byteCount < 20_000_000 }
    }

    private func page(_ pager: PhotoPagerViewController, on device: HeadlessDevice) async throws {
        pager.preloadedPageCount = 2
        let former = PinchZoomMemory.shared.byteLimit
        PinchZoomMemory.shared.byteLimit = 40 << 20
        defer { PinchZoomMemory.shared.byteLimit = former }
        var most = 0
        let start = ContinuousClock.now
        for index in 1..<pageCount {
            let former = pager.photoView?.image
            pager.setCurrentIndex(index, animated: false)
            await device.runTasks(limit: 5) { pager.photoView?.image != nil && pager.photoView?.image !== former }
            most = max(most, device.decodedPixels.byteCount)
        }
        let elapsed = ContinuousClock.now - start
        report("Paging through \(pageCount) of them: the most pixels kept", megabytes(most), aim: "the budget, 42 MB")
        report("  a page", String(format: "%.0f ms", 1000 * elapsed.inSeconds / Double(pageCount)))
    }

    private func megabytes(_ byteCount: Int) -> String { String(format: "%.1f MB", Double(byteCount) / 1e6) }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { pageCount }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        .photo(
            .loader { [data] _ in
                guard let photo = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
                return .image(photo)
            }
        )
    }
}

extension HeadlessDevice {
    /// Runs tasks until a condition holds, or for the limit, in seconds of the computer's time. The tasks of a probe never end.
    func runTasks(limit: TimeInterval = 60, until condition: () -> Bool) async {
        let end = Date(timeIntervalSinceNow: limit)
        while !condition(), Date() < end { await runTasks() }
    }
}

/// Requests the main thread's work time repeatedly, and notes the longest work between two answers. Time that the machine gave to other
/// processes does not count.
@MainActor final class MainThreadProbe {
    private let task: Task<Double, Never>

    init() {
        let start = MainThreadProbe.work
        task = Task.detached(priority: .high) {
            var (longest, last) = (0.0, start)
            repeat {
                let work = await MainActor.run { MainThreadProbe.work }
                // Without a run loop, the main actor moves from thread to thread, and each thread has a count of its own.
                if work.thread == last.thread { longest = max(longest, work.time - last.time) }
                last = work
                try? await Task.sleep(nanoseconds: 200_000)
            } while !Task.isCancelled
            return longest
        }
    }

    /// Returns the longest time that the main thread was busy, in seconds of its own work.
    func end() async -> Double {
        task.cancel()
        return await task.value
    }

    /// The calling thread, and its running time in seconds.
    private static var work: (thread: ObjectIdentifier, time: Double) {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        // By its declaration, `pthread_self()` could be called once for all turns.
        return (ObjectIdentifier(Thread.current), Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
