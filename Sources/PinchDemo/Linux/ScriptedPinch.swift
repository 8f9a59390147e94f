#if os(Linux)
    import HeadlessDevice
    import UIKit

    /// Scrolls the feed, pinches a photo open and lets it go, and keeps a picture of each moment.
    @MainActor struct ScriptedPinch {
        let device: HeadlessDevice
        let folder: URL

        /// Plays the script. The result is the process's exit code.
        func run() -> Int32 {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try play()
                print("Open \(folder.path) to see the moments of the pinch.")
                return 0
            } catch {
                FileHandle.standardError.write(Data("PinchDemo: \(error.localizedDescription)\n".utf8))
                return 1
            }
        }

        private func play() throws {
            device.advance(by: 0.5)
            try keep("1-feed")
            device.swipe(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 450))
            try device.advanceUntilIdle()
            try keep("2-scrolled")
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), scale: 1.5, angle: 0.6)
            try keep("3-pinched")
            device.glide([(fingers[0], CGPoint(x: 60, y: 260)), (fingers[1], CGPoint(x: 330, y: 540))], duration: 0.2)
            try keep("4-wide")
            fingers[0].lift()
            device.advance(by: 0.02)
            fingers[1].lift()
            device.advance(by: 0.1)
            try keep("5-released")
            try device.advanceUntilIdle()
            try keep("6-rest")
        }

        private func keep(_ name: String) throws {
            let file = folder.appendingPathComponent("\(name).png")
            try device.screenshot().write(to: file)
            print(String(format: "%5.2f s  %@", device.now, file.lastPathComponent))
        }
    }
#endif
