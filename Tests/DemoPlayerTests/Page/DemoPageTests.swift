import Foundation
import Testing

@testable import DemoPlayer

@Suite("The demo's page", .timeLimit(.minutes(20))) struct DemoPageTests {
    @Test("Every recording that comes with the demo has a title of its own and says what to look at, and all titles have a recording")
    func allHaveWords() throws {
        #expect(RecordingWords.all.map(\.name).sorted() == Recordings.names.sorted())
        #expect(Set(RecordingWords.all.map(\.title)).count == RecordingWords.all.count)
        for words in RecordingWords.all {
            #expect(words.group != .others && !words.title.isEmpty, "\(words.name)")
            #expect(try ShippedRecordings.recording(words.name).note.hasSuffix("."), "\(words.name)")
        }
    }

    @Test("Groups stand in order, those without a recording are left out, and unknown recordings come last with their own words")
    func groups() {
        let page = DemoPage(
            entries: ["phone-single-drag", "mine", "flick-away", "slow-and-careful", "quick-flick"].map { PageSample.entry($0) }
        )
        #expect(page.groups.map(\.group) == [.pinches, .transitions, .phones, .others])
        #expect(page.groups.first?.entries.map(\.name) == ["quick-flick", "slow-and-careful"])
        #expect(PageSample.texts(in: page.html, between: "<h3>", and: "</h3>").last == "mine")
        #expect(
            PageSample.texts(in: page.html, between: "<h2 id=", and: "</h2>").map { $0.components(separatedBy: ">")[1] }
                == ["Pinches in the feed", "Into the photo and back", "From real phones", "More recordings"]
        )
    }

    @Test("A recording may be called anything: its name and note are text, and its folder a path")
    func escaping() {
        let name = #"<img src=x onerror=alert(1)> "&' #50%?"#
        let html = DemoPage(entries: [PageSample.entry(name, note: "</p><script>alert(2)</script>")]).html
        #expect(!html.contains("<script") && !html.contains("<img src=x"))
        #expect(html.contains("<h3>&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&#39; #50%?</h3>"))
        #expect(html.contains("&lt;/p&gt;&lt;script&gt;"))
        #expect(html.contains(#"src="%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E%20%22%26%27%20%2350%25%3F/gesture.mp4""#))
        #expect("javascript:a".escapedForLink == "javascript%3Aa")
    }

    @Test("A picture that is missing is said to be, and no tag stands for it")
    func missingPictures() {
        let entry = DemoPage.Entry(name: "quick-flick", note: "", figures: PageSample.figures)
        let html = DemoPage(entries: [entry]).html
        #expect(!html.contains("<img") && !html.contains("<video"))
        for line in ["There is no moving picture.", "There is no contact sheet.", "No curve: no photo was lifted."] {
            #expect(html.contains(#"<p class="missing">\#(line)</p>"#))
        }
        #expect(DemoPage(entries: []).html.contains("Nothing was played."))
    }

    @Test("The film and every picture have their size and a text, and load when they come into view")
    func pictures() {
        let html = DemoPage(entries: [PageSample.entry("quick-flick", note: "A note.")]).html
        let images = PageSample.texts(in: html, between: "<img ", and: ">")
        let films = PageSample.texts(in: html, between: "<video ", and: ">")
        #expect(images.count == 2 && films.count == 1)
        for element in images + films {
            #expect(element.contains("width=") && element.contains("height=") && element.contains(#"loading="lazy""#))
        }
        for image in images { #expect(!image.contains(#"alt="""#) && image.contains("alt=")) }
        #expect(films.first?.contains(#"aria-label="Moving picture of a phone: A note.""#) == true)
    }

    @Test("The film plays by itself, without sound and without end; people who prefer reduced motion get a still picture and a link")
    func film() {
        let html = DemoPage(entries: [PageSample.entry("quick-flick")]).html
        #expect(html.contains(#" poster="quick-flick/still.jpg" "#) && html.contains(#" autoplay loop muted playsinline "#))
        let sources = PageSample.texts(in: html, between: "<source ", and: ">")
        #expect(sources == [#"src="quick-flick/gesture.mp4" type="video/mp4" media="(prefers-reduced-motion: no-preference)""#])
        #expect(html.contains(#"<a class="play" href="quick-flick/gesture.mp4" aria-label="Play "#))
    }

    @Test("The page shows a small contact sheet, from which the large one opens")
    func contactSheet() {
        let html = DemoPage(entries: [PageSample.entry("quick-flick")]).html
        #expect(html.contains(#"<a href="quick-flick/contact-sheet.png"><img src="quick-flick/preview.jpg" width="1390""#))
        #expect(!html.contains(#"src="quick-flick/contact-sheet.png""#))
    }

    @Test("Nothing comes from a network")
    func noNetwork() {
        let html = DemoPage(entries: Recordings.names.map { PageSample.entry($0) }).html
        for word in ["http", "//", "@import", "url(", "<link", "<script", "<iframe"] { #expect(!html.contains(word), "\(word)") }
    }

    @Test("The figures are a table; where no fingers lifted a photo, there is no drift to tell")
    func figures() {
        #expect(PageSample.figures.rows.map(\.value) == ["1.50 s", "×2.25", "0.00 pt", "115"])
        #expect(ReplayFigures(SyntheticLog.zoomToThree()).rows.map(\.value) == ["1.67 s", "×3.00", "0.00 pt", "115"])
        #expect(ReplayFigures(GestureLog()).rows.map(\.label) == ["Duration", "Frames"])
        #expect(DemoPage(entries: [PageSample.entry("a")]).html.contains(#"<th scope="row">Duration</th><td>1.50 s</td>"#))
    }

    @Test("The frame that tells most is the widest, or the middle of a gesture in which nothing was pinched")
    func still() {
        #expect(SyntheticLog.zoomToThree().mostTelling == 74)
        #expect(GestureLog().mostTelling == 0)
        var log = GestureLog()
        SyntheticLog.note(&log, [], .idle)
        for _ in 0..<5 { SyntheticLog.note(&log, [SyntheticLog.finger(1, 10, 10)], .idle) }
        #expect(log.mostTelling == 3)
    }
}
