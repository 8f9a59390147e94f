import HeadlessDevice
import UIKit

/// A picture of a gesture's moments side by side. Each shows the screen with the fingers, and a caption with values below.
struct ContactSheet {
    struct Moment {
        /// The name of the moment, in a word or two.
        var name: String
        /// The time, in seconds.
        var time: TimeInterval
        /// The photo's scale.
        var scale: CGFloat
        /// The backdrop's alpha, 0 to 1, or `nil` if no pinch is shown.
        var backdropAlpha: CGFloat?
        /// The fingers on the screen, in points.
        var fingers: [CGPoint]
        /// The picture of the screen.
        var picture: Picture

        /// The moment's values, in one line.
        var values: String {
            let time = String(format: "%.2f s", time)
            guard let backdropAlpha else { return abs(scale - 1) < 0.005 ? time : time + String(format: "    ×%.2f", scale) }
            return time + String(format: "    ×%.2f    α %.2f", scale, backdropAlpha)
        }
    }

    /// The sheet's background.
    static let background = UIColor(red: 0.094, green: 0.098, blue: 0.110, alpha: 1)
    /// The colour of the outline around each screen.
    static let outline = UIColor(white: 1, alpha: 0.22)
    /// The radius of a screen's corners as a fraction of its shorter side, as on current phones.
    static let cornerRadius: CGFloat = 0.12
    /// The number of pixels per point of the sheet.
    static let scale: CGFloat = 2

    private static let titleLettering = Lettering(size: 24, weight: .bold, color: UIColor(white: 0.97, alpha: 1))
    private static let noteLettering = Lettering(size: 14, color: UIColor(white: 0.68, alpha: 1))
    private static let nameLettering = Lettering(size: 13, weight: .semibold, color: UIColor(white: 0.93, alpha: 1))
    private static let valuesLettering = Lettering(size: 12, color: UIColor(white: 0.64, alpha: 1))
    private static let noteGap: CGFloat = 6

    /// The recording's name.
    var title: String
    /// The recording's note: the effect to watch for.
    var note: String
    /// The moments, in order, with pictures of the same size.
    var moments: [Moment]

    /// The layout of all parts.
    var layout: ContactSheetLayout {
        let picture = moments.first?.picture
        let scale = picture?.scale ?? 1
        let deviceSize = CGSize(width: CGFloat(picture?.width ?? 390) / scale, height: CGFloat(picture?.height ?? 844) / scale)
        return ContactSheetLayout(count: moments.count, deviceSize: deviceSize) { width in
            let noteHeight = ContactSheet.noteLettering.height(of: note, width: width)
            return titleHeight(width) + (noteHeight > 0 ? ContactSheet.noteGap + noteHeight : 0)
        }
    }

    /// Draws the sheet.
    func picture() -> Picture? {
        let layout = layout
        let format = UIGraphicsImageRendererFormat()
        format.scale = ContactSheet.scale
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: layout.size, format: format).image { context in
            ContactSheet.background.setFill()
            context.fill(CGRect(origin: .zero, size: layout.size))
            drawHeader(in: layout.header)
            for (moment, rect) in zip(moments, layout.screens) {
                context.cgContext.saveGState()
                drawScreen(moment, in: rect)
                context.cgContext.restoreGState()
                drawOutline(about: rect)
                drawCaption(moment, beneath: rect)
            }
        }
        return Picture(image)
    }

    private func titleHeight(_ width: CGFloat) -> CGFloat {
        ContactSheet.titleLettering.height(of: title, width: width)
    }

    private func drawHeader(in rect: CGRect) {
        let titleHeight = titleHeight(rect.width)
        ContactSheet.titleLettering.draw(title, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: titleHeight))
        let top = rect.minY + titleHeight + ContactSheet.noteGap
        let noteRect = CGRect(x: rect.minX, y: top, width: rect.width, height: max(rect.maxY - top, 0))
        ContactSheet.noteLettering.draw(note, in: noteRect)
    }

    private func drawScreen(_ moment: Moment, in rect: CGRect) {
        UIBezierPath(roundedRect: rect, cornerRadius: radius(of: rect)).addClip()
        moment.picture.image.draw(in: rect)
        let deviceWidth = CGFloat(moment.picture.width) / moment.picture.scale
        FingerMarks(fingers: moment.fingers).draw(at: rect.origin, reduction: rect.width / deviceWidth)
    }

    private func drawOutline(about rect: CGRect) {
        // The outline lies outside the screen, so that it covers no part of the screen.
        let path = UIBezierPath(roundedRect: rect.insetBy(dx: -0.5, dy: -0.5), cornerRadius: radius(of: rect) + 0.5)
        path.lineWidth = 1
        ContactSheet.outline.setStroke()
        path.stroke()
    }

    private func drawCaption(_ moment: Moment, beneath rect: CGRect) {
        let top = rect.maxY + ContactSheetLayout.captionGap
        ContactSheet.nameLettering.draw(moment.name, at: CGPoint(x: rect.midX, y: top), anchor: CGPoint(x: 0.5, y: 0))
        let bottom = CGPoint(x: rect.midX, y: top + ContactSheetLayout.captionHeight)
        ContactSheet.valuesLettering.draw(moment.values, at: bottom, anchor: CGPoint(x: 0.5, y: 1))
    }

    private func radius(of rect: CGRect) -> CGFloat {
        min(rect.width, rect.height) * ContactSheet.cornerRadius
    }
}
