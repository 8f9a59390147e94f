import Foundation

@testable import DemoPlayer

/// Pages for tests.
enum PageSample {
    static let figures = ReplayFigures(duration: 1.5, scale: 2.25, drift: 0.004, frameCount: 115)

    /// Returns a recording that was played, with its film and all of its pictures.
    static func entry(_ name: String, note: String = "") -> DemoPage.Entry {
        var entry = DemoPage.Entry(name: name, note: note, figures: figures)
        entry.film = DemoPage.Picture(path: "gesture.mp4", width: 390, height: 844)
        entry.still = DemoPage.Picture(path: "still.jpg", width: 390, height: 844)
        entry.contactSheet = DemoPage.Picture(path: "preview.jpg", width: 1390, height: 1364, largerPath: "contact-sheet.png")
        entry.curve = DemoPage.Picture(path: "alpha.png", width: 2080, height: 896)
        entry.files = entry.pictures.map(\.linkedPath) + ["summary.txt"]
        return entry.inFolder(name)
    }

    /// Returns the texts in a page between each occurrence of one text and the next occurrence of another.
    static func texts(in html: String, between start: String, and end: String) -> [String] {
        html.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
    }
}
