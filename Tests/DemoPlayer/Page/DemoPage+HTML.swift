extension DemoPage {
    /// The page as HTML.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>PinchZoomOverlay, played</title>
        <style>
        \(String(decoding: PackageResources.page_css, as: UTF8.self))
        </style>
        </head>
        <body>
        \(header)
        <main>
        \(groups.isEmpty ? #"<p class="missing">Nothing was played.</p>"# : groups.map(section).joined(separator: "\n"))
        </main>
        <footer><p>Written by <code>make demo</code>. Duration is from the touch that lifted a photo or opened a screen until
        everything was back in its place, and where none did, as long as fingers were down; drift is how far the touched point was from the
        fingers at most.</p></footer>
        </body>
        </html>

        """
    }

    private var header: String {
        let links = groups.map { ##"<li><a href="#\##($0.group.anchor)">\##($0.group.title.escapedForHTML)</a></li>"## }
        return """
            <header>
            <p class="eyebrow">PinchZoomOverlay</p>
            <h1>Every gesture, as it plays.</h1>
            <p class="lead">Recorded fingers play the demo on a simulated phone. The discs are the fingers: watch the photo under
            them.</p>
            <nav aria-label="Recordings"><ul>
            \(links.joined(separator: "\n"))
            </ul></nav>
            </header>
            """
    }

    private func section(of group: RecordingWords.Group, _ entries: [Entry]) -> String {
        """
        <section id="\(group.anchor)" aria-labelledby="\(group.anchor)-title">
        <h2 id="\(group.anchor)-title">\(group.title.escapedForHTML)</h2>
        <p class="introduction">\(group.introduction.escapedForHTML)</p>
        \(entries.map(\.html).joined(separator: "\n"))
        </section>
        """
    }
}
