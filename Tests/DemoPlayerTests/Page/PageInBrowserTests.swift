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
    @Test("Every picture shows, nothing is wider than the screen, and the console is silent")
    func showsAll() throws {
        let names = ["quick-flick", "flick-away", #"<b> "&' #50%?"#, String(repeating: "long", count: 40)]
        var page = DemoPage(entries: names.map { PageSample.entry($0, note: String(repeating: "wide", count: 60)) })
        page.entries[1].curve = nil
        let report = try reports(of: page) { try writePictures(of: page, into: $0) }
        // Three of each recording, but for the curve that is missing.
        #expect(report == [390, 1280].map { "\($0): 11 of 11 pictures, 0 too wide" })
    }

    @Test("A picture that is not there is noticed: the test can fail")
    func noticesMissing() throws {
        let page = DemoPage(entries: [PageSample.entry("quick-flick")])
        let report = try reports(of: page, isSilent: false) { _ in }
        #expect(report == [390, 1280].map { "\($0): 0 of 3 pictures, 0 too wide" })
    }

    /// Shows a page in frames of two widths, and counts what they show.
    private func reports(of page: DemoPage, isSilent: Bool = true, _ prepare: (URL) throws -> Void) throws -> [String] {
        try withScratchFolder { folder in
            try prepare(folder)
            try Data(page.html.utf8).write(to: folder.appendingPathComponent("index.html"))
            let check = folder.appendingPathComponent("check.html")
            try Data(PageInBrowserTests.check.utf8).write(to: check)
            let (html, errors) = try Browser.document(of: check)
            if isSilent { #expect(errors.isEmpty, "\(errors)") }
            return PageSample.texts(in: html, between: "<li ", and: "</li>").compactMap { $0.components(separatedBy: ">").last }
        }
    }

    /// Files of little weight; the sizes that the page gives them count.
    private func writePictures(of page: DemoPage, into folder: URL) throws {
        for picture in page.entries.flatMap(\.pictures) {
            let file = folder.appendingPathComponent(picture.path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Picture.plain(.blue, width: 20, height: 20).pngData.write(to: file)
        }
    }

    /// A page that looks at the page: lazy pictures are asked for at once, and each has come or failed before it counts.
    private static let check = """
        <!DOCTYPE html><meta charset="utf-8"><ul></ul><script>
        for (const width of [390, 1280]) {
          const frame = document.createElement("iframe")
          frame.style.cssText = `width: ${width}px; height: 800px; border: 0`
          frame.onload = async () => {
            const page = frame.contentDocument
            const images = [...page.images]
            for (const image of images) image.loading = "eager"
            await Promise.all(images.map(image => image.complete || new Promise(end => image.onload = image.onerror = end)))
            const shown = images.filter(image => image.naturalWidth > 0 && image.getBoundingClientRect().width > 0).length
            const wide = page.documentElement.scrollWidth - page.documentElement.clientWidth
            const line = document.createElement("li")
            line.textContent = `${width}: ${shown} of ${images.length} pictures, ${wide} too wide`
            line.dataset.width = width
            document.querySelector("ul").append(line)
            const lines = [...document.querySelectorAll("li")].sort((a, b) => a.dataset.width - b.dataset.width)
            document.querySelector("ul").replaceChildren(...lines)
          }
          frame.src = "index.html"
          document.body.append(frame)
        }
        </script>
        """
}
