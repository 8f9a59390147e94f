import Foundation

@testable import DemoPlayer

/// Pages for tests.
enum PageSample {
    static let figures = ReplayFigures(duration: 1.5, scale: 2.25, drift: 0.004, slowestFrame: 7.96, frameCount: 115)

    /// A recording that was played, with all of its pictures.
    static func entry(_ name: String, note: String = "") -> DemoPage.Entry {
        var entry = DemoPage.Entry(name: name, note: note, figures: figures)
        entry.animation = DemoPage.Picture(path: "gesture.png", width: 195, height: 422)
        entry.still = DemoPage.Picture(path: "still.png", width: 195, height: 422)
        entry.contactSheet = DemoPage.Picture(path: "contact-sheet.png", width: 2156, height: 2116)
        entry.curve = DemoPage.Picture(path: "alpha.png", width: 2080, height: 896)
        entry.files = entry.pictures.map(\.path) + ["summary.txt"]
        return entry.inFolder(name)
    }

    /// What stands in a page between each occurrence of a text and the next one of another.
    static func texts(in html: String, between start: String, and end: String) -> [String] {
        html.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
    }
}
