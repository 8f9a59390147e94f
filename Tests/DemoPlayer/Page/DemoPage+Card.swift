import Foundation

extension DemoPage.Entry {
    /// The card that shows the entry.
    var html: String {
        """
        <article class="card">
        <div class="phone">
        \(phone)
        </div>
        <div class="words">
        <h3>\(title)</h3>
        <p>\(note.escapedForHTML)</p>
        \(table)
        <div class="sheets">
        \(moments)
        \(backdrop)
        </div>
        <p class="files">\(links)</p>
        </div>
        </article>
        """
    }

    private var title: String { words.title.escapedForHTML }

    /// The animation. A person who prefers reduced motion sees a still picture, with a link to the animation.
    private var phone: String {
        guard let animation else { return #"<p class="missing">There is no moving picture.</p>"# }
        let link = animation.path.escapedForLink
        let source = still.map { #"<source media="(prefers-reduced-motion: reduce)" srcset="\#($0.path.escapedForLink)">"# } ?? ""
        return """
            <picture>\(source)\(image(animation, alt: "Moving picture of a phone: \(note)"))</picture>
            <a class="play" href="\(link)" aria-label="Play \(title)">Play</a>
            """
    }

    private var table: String {
        let rows = figures.rows.map { row in
            #"<tr><th scope="row">\#(row.label.escapedForHTML)</th><td>\#(row.value.escapedForHTML)</td></tr>"#
        }
        return """
            <table aria-label="Figures of \(title)"><tbody>
            \(rows.joined(separator: "\n"))
            </tbody></table>
            """
    }

    private var moments: String {
        guard let contactSheet else { return #"<p class="missing">There is no contact sheet.</p>"# }
        let link = enlargeable(contactSheet, alt: "Moments of the gesture side by side")
        return "<figure>\(link)<figcaption>Contact sheet</figcaption></figure>"
    }

    private var backdrop: String {
        guard let curve else { return #"<p class="missing">No curve: no photo was lifted.</p>"# }
        let link = enlargeable(curve, alt: "The backdrop’s alpha over scale and time")
        return #"<figure class="curve">\#(link)<figcaption>Backdrop</figcaption></figure>"#
    }

    /// A picture with a link to its file, which opens in full size.
    private func enlargeable(_ picture: DemoPage.Picture, alt: String) -> String {
        #"<a href="\#(picture.path.escapedForLink)">\#(image(picture, alt: "\(alt): \(words.title)"))</a>"#
    }

    private func image(_ picture: DemoPage.Picture, alt: String) -> String {
        let size = #"width="\#(picture.width)" height="\#(picture.height)""#
        return #"<img src="\#(picture.path.escapedForLink)" \#(size) alt="\#(alt.escapedForHTML)" loading="lazy">"#
    }

    private var links: String {
        files.map { file in
            let name = file.split(separator: "/").last.map(String.init) ?? file
            return #"<a href="\#(file.escapedForLink)">\#(name.escapedForHTML)</a>"#
        }
        .joined(separator: "\n")
    }
}
