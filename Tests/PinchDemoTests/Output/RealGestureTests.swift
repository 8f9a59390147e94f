import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import PinchDemo

@MainActor @Suite("Outputs of a real gesture") struct RealGestureTests {
    /// Where to keep the pictures for looking at them; they are thrown away if it is not set.
    private static let kept = ProcessInfo.processInfo.environment["KEEP_OUTPUT"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    private static let title = "Spread, carry, let go"

    @Test("Sheet, plot, animation and summary of a pinch in the demo's feed show what happened")
    func realGesture() throws {
        // Pictures that nobody looks at can be small.
        let scale: CGFloat = RealGestureTests.kept == nil ? 1 : 2
        let recorder = try HeadlessDevice.run(HeadlessDevice.Configuration(scale: scale)) { try record($0) }
        let log = recorder.log
        #expect(log.largestDrift < 0.01)
        #expect(log.scaleReached > 3)
        #expect((1.4...2).contains(log.gestureDuration))
        let moments = ContactSheet.moments(of: log)
        let names = moments.map { ContactSheet.name(of: $0, in: log) }
        #expect(moments.count == 10 && names.first == "First touch" && names.last == "Back in place")
        #expect(Set(names).isSuperset(of: ["Lift", "Widest", "A finger lands", "Release"]))
        // The samples lie on the curve for as long as fingers hold the photo.
        for frame in log.frames where frame.state == .zooming {
            #expect(abs(frame.backdropAlpha - BackdropCurve.default.alpha(at: frame.pose.scale)) < 1e-6)
        }
        try withScratchFolder { scratch in
            let folder = try OutputFolder(at: RealGestureTests.kept ?? scratch)
            let files = try write(recorder, moments, to: folder)
            let animation = try StrictPNG(Data(contentsOf: files[2]))
            #expect(animation.frames.map(\.milliseconds).reduce(0, +) == Int((Double(recorder.pictures.count) / 60 * 1000).rounded()))
            #expect(animation.frames.count < recorder.pictures.count, "the rest at the beginning is one frame")
            let summary = Summary(
                name: RealGestureTests.title,
                screenSize: CGSize(width: 390, height: 844),
                screenScale: scale,
                framesPerSecond: 60,
                log: log,
                files: files,
                open: files[0]
            )
            try folder.write(Data(summary.text.utf8), named: "summary.txt")
            #expect(summary.text.contains("Anchor     0.00 points of drift at most\n"))
        }
    }

    private func record(_ device: HeadlessDevice) throws -> PinchRecorder {
        device.show(UINavigationController(rootViewController: FeedViewController(photos: Photo.all)))
        device.advance(by: 0.5)
        device.swipe(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 450))
        try device.advanceUntilIdle()
        let recorder = try #require(PinchRecorder(device: device, at: CGPoint(x: 195, y: 400)))
        recorder.wait(frames: 6)
        recorder.land([CGPoint(x: 145, y: 390), CGPoint(x: 235, y: 430)])
        recorder.wait(frames: 4)
        recorder.glide(to: [CGPoint(x: 60, y: 260), CGPoint(x: 330, y: 540)], frames: 30)
        recorder.wait(frames: 5)
        recorder.land([CGPoint(x: 250, y: 300)])
        recorder.glide(to: [CGPoint(x: 90, y: 300), CGPoint(x: 300, y: 600), CGPoint(x: 280, y: 360)], frames: 12)
        recorder.lift(allBut: 2)
        recorder.glide(to: [CGPoint(x: 60, y: 360), CGPoint(x: 350, y: 480)], frames: 15)
        recorder.lift(allBut: 0)
        recorder.wait(frames: 50)
        return recorder
    }

    private func write(_ recorder: PinchRecorder, _ moments: [Int], to folder: OutputFolder) throws -> [URL] {
        let log = recorder.log
        let start = log.gesture.map { log.frames[$0.lowerBound].time } ?? 0
        let sheet = ContactSheet(
            title: RealGestureTests.title,
            note: "Two fingers lift the photo, a third joins in; on release a spring takes it back into its cell.",
            moments: moments.map { index in
                let frame = log.frames[index]
                return ContactSheet.Moment(
                    name: ContactSheet.name(of: index, in: log),
                    time: frame.time - start,
                    scale: frame.pose.scale,
                    backdropAlpha: frame.backdropAlpha,
                    fingers: frame.fingers.map(\.point),
                    picture: recorder.pictures[index]
                )
            }
        )
        let plot = AlphaPlot(title: RealGestureTests.title, curve: .default, log: log)
        return [
            try folder.write(try #require(sheet.picture()), named: "output-sheet.png"),
            try folder.write(try #require(plot.picture()), named: "output-plot.png"),
            try folder.write(named: "output-replay.png") { file in
                let animation = AnimatedPNG(writingTo: file)
                for (frame, picture) in zip(log.frames, recorder.pictures) {
                    let marks = FingerMarks(fingers: frame.fingers.map(\.point))
                    try animation.append(marks.picture(on: picture, width: RealGestureTests.kept == nil ? 65 : 260), for: 1.0 / 60)
                }
                try animation.finish()
            },
        ]
    }
}
