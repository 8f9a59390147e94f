import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import DemoPlayer

/// The demo's page as a browser shows it, on a phone and on a desk.
@MainActor
@Suite(
    "The demo's page in a browser",
    .enabled(if: Browser.isAvailable, "needs Chromium, and addresses without a limit"),
    .timeLimit(.minutes(20))
) struct PageInBrowserTests {
    @Test("Every film plays, every picture shows, nothing is wider than the screen, and the console is silent")
    func showsAll() throws {
        let names = ["quick-flick", "flick-away", #"<b> "&' #50%?"#, String(repeating: "long", count: 40)]
        var page = DemoPage(entries: names.map { PageSample.entry($0, note: String(repeating: "wide", count: 60)) })
        page.entries[1].curve = nil
        let report = try reports(of: page) { try writePictures(of: page, into: $0) }
        // Each recording has two pictures, except for the missing curve.
        #expect(report == [390, 1280].map { "\($0): 4 of 4 films, 7 of 7 pictures, 0 links to play, 0 too wide" })
    }

    @Test("People who prefer reduced motion see no film, and a link plays it")
    func reducedMotion() throws {
        let page = DemoPage(entries: [PageSample.entry("quick-flick")])
        let report = try reports(of: page, options: ["--force-prefers-reduced-motion"]) { try writePictures(of: page, into: $0) }
        #expect(report == [390, 1280].map { "\($0): 0 of 1 films, 2 of 2 pictures, 1 links to play, 0 too wide" })
    }

    @Test("A picture that is not there is noticed: the test can fail")
    func noticesMissing() throws {
        let page = DemoPage(entries: [PageSample.entry("quick-flick")])
        let report = try reports(of: page, isSilent: false) { _ in }
        #expect(report == [390, 1280].map { "\($0): 0 of 1 films, 0 of 2 pictures, 0 links to play, 0 too wide" })
    }

    /// Shows a page in frames of two widths, and returns counts of the films and pictures that they show.
    private func reports(
        of page: DemoPage,
        options: [String] = [],
        isSilent: Bool = true,
        _ prepare: (URL) throws -> Void
    ) throws -> [String] {
        try withScratchFolder { folder in
            try prepare(folder)
            let eager = page.html.replacingOccurrences(of: #" loading="lazy""#, with: "")
            try Data(eager.utf8).write(to: folder.appendingPathComponent("index.html"))
            let check = folder.appendingPathComponent("check.html")
            try Data(PageInBrowserTests.check.utf8).write(to: check)
            let (html, errors) = try Browser.document(of: check, options: options)
            if isSilent { #expect(errors.isEmpty, "\(errors)") }
            return PageSample.texts(in: html, between: "<li>", and: "</li>")
        }
    }

    /// Writes small files. Only the sizes that the page gives for them matter.
    private func writePictures(of page: DemoPage, into folder: URL) throws {
        let picture = Picture.plain(.blue, width: 20, height: 20)
        for shown in page.entries.flatMap(\.pictures) {
            let file = folder.appendingPathComponent(shown.path)
            let folder = try OutputFolder(at: file.deletingLastPathComponent())
            if file.pathExtension == "mp4" {
                let film = Film(in: folder, named: file.lastPathComponent, framesPerSecond: 60)
                for _ in 0..<10 { try film.append(picture) }
                try film.finish()
            } else {
                try folder.write(picture, named: file.lastPathComponent)
            }
        }
    }

    /// A page that shows the page in two widths. Each frame loads only after its films and pictures have loaded or failed, since none is
    /// lazy.
    private static let check = """
        <!DOCTYPE html><meta charset="utf-8"><ul></ul><script>
        for (const width of [390, 1280]) {
          const line = document.querySelector("ul").appendChild(document.createElement("li"))
          const frame = document.createElement("iframe")
          frame.style.cssText = `width: ${width}px; height: 800px; border: 0`
          frame.onload = () => {
            const page = frame.contentDocument
            const isSeen = element => element.getBoundingClientRect().width > 0
            const images = [...page.images], films = [...page.querySelectorAll("video")]
            const shown = images.filter(image => image.naturalWidth > 0 && isSeen(image)).length
            const playing = films.filter(film => film.videoWidth > 0 && isSeen(film)).length
            const links = [...page.querySelectorAll(".play")].filter(isSeen).length
            const wide = page.documentElement.scrollWidth - page.documentElement.clientWidth
            line.textContent = `${width}: ${playing} of ${films.length} films, ${shown} of ${images.length} pictures, `
              + `${links} links to play, ${wide} too wide`
          }
          frame.src = "index.html"
          document.body.append(frame)
        }
        </script>
        """
}
