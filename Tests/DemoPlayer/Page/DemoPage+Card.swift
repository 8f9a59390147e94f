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

    /// The film, which a browser loads when the card comes into view. For a person who prefers reduced motion, the film has no source: the
    /// browser shows the still picture, and a link plays the film.
    private var phone: String {
        guard let film else { return #"<p class="missing">There is no moving picture.</p>"# }
        let link = film.path.escapedForLink
        let poster = still.map { #" poster="\#($0.path.escapedForLink)""# } ?? ""
        let label = "Moving picture of a phone: \(note)".escapedForHTML
        return """
            <video \(size(of: film))\(poster) aria-label="\(label)" autoplay loop muted playsinline loading="lazy">
            <source src="\(link)" type="video/mp4" media="(prefers-reduced-motion: no-preference)">
            </video>
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

    /// A picture with a link to the picture in full size.
    private func enlargeable(_ picture: DemoPage.Picture, alt: String) -> String {
        let text = "\(alt): \(words.title)".escapedForHTML
        let image = #"<img src="\#(picture.path.escapedForLink)" \#(size(of: picture)) alt="\#(text)" loading="lazy">"#
        return #"<a href="\#(picture.linkedPath.escapedForLink)">\#(image)</a>"#
    }

    private func size(of picture: DemoPage.Picture) -> String {
        #"width="\#(picture.width)" height="\#(picture.height)""#
    }

    private var links: String {
        files.map { file in
            let name = file.split(separator: "/").last.map(String.init) ?? file
            return #"<a href="\#(file.escapedForLink)">\#(name.escapedForHTML)</a>"#
        }
        .joined(separator: "\n")
    }
}
