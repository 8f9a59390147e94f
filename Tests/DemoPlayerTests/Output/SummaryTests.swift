import Testing
import UIKit

@testable import DemoPlayer

@Suite("Summary", .timeLimit(.minutes(20))) struct SummaryTests {
    @Test("The summary says in seven lines what happened and what to open")
    func lines() {
        let folder = URL(fileURLWithPath: "/tmp/out", isDirectory: true)
        let summary = Summary(
            name: "zoom",
            screenSize: CGSize(width: 390, height: 844),
            screenScale: 2,
            framesPerSecond: 60,
            log: SyntheticLog.zoomToThree(),
            files: ["sheet.png", "alpha.png"].map { folder.appendingPathComponent($0) },
            open: folder.appendingPathComponent("sheet.png")
        )
        let expected = """
            Recording  zoom
            Screen     390 × 844 points at 2×, 60 Hz
            Gesture    1.67 s; the replay has 115 frames
            Scale      ×3.00 at its widest
            Anchor     0.00 points of drift at most
            Files      sheet.png, alpha.png
            Open       /tmp/out/sheet.png

            """
        #expect(summary.text == expected)
    }

    @Test("Without files it says so")
    func noFiles() {
        let summary = Summary(
            name: "zoom",
            screenSize: CGSize(width: 375.5, height: 667),
            screenScale: 3,
            framesPerSecond: 120,
            log: GestureLog(),
            files: [],
            open: URL(fileURLWithPath: "/tmp")
        )
        #expect(summary.text.contains("Files      none\n"))
        #expect(summary.text.contains("Screen     375.5 × 667 points at 3×, 120 Hz\n"))
    }
}
