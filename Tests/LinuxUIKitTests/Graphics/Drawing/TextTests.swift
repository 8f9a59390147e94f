import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/nsattributedstring (drawing) and
/// https://developer.apple.com/documentation/uikit/nslinebreakmode.
@MainActor @Suite("Text", .timeLimit(.minutes(20))) struct TextTests {
    private let font = UIFont.systemFont(ofSize: 10)
    private let sentence = "The quick brown fox jumps over the lazy dog"

    private func attributed(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.black, .paragraphStyle: style])
    }

    /// Returns the box of the ink when the text is drawn in 100 × 100 points.
    private func ink(_ text: NSAttributedString, in rect: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CGRect {
        picture(text, in: rect).box(ofAllBut: Ink.white)
    }

    private func picture(_ text: NSAttributedString, in rect: CGRect) -> Picture {
        let screen = LayerScreen()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { _ in text.draw(in: rect) }
        screen.view.layer.contents = image.cgImage
        return screen.picture
    }

    @Test("A line is as high as its font says, and as wide as its letters together")
    func lineSize() {
        let one = "m".size(withAttributes: [.font: font])
        #expect(abs(one.height - font.lineHeight) < 0.01)
        // Pango counts in 1024ths of a point.
        #expect(abs("mmmm".size(withAttributes: [.font: font]).width - 4 * one.width) < 0.01)
        #expect("".size(withAttributes: [.font: font]) == .zero)
        #expect(abs("m\nm".size(withAttributes: [.font: font]).height - 2 * font.lineHeight) < 0.01)
    }

    @Test("Text wraps between words, and within one that is too wide by itself")
    func wrapping() {
        let box = attributed(sentence).boundingRect(with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(box.width <= 80)
        #expect(abs(box.height - 3 * font.lineHeight) < 0.01)
        let word = attributed("Donaudampfschifffahrt")
        let narrow = word.boundingRect(with: CGSize(width: 50, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(narrow.width <= 50)
        #expect(narrow.height > 2 * font.lineHeight)
    }

    @Test("Text fits into the width that it was measured with", arguments: 1...40)
    func roundTrip(length: Int) {
        let text = attributed(String(sentence.prefix(length)).trimmingCharacters(in: .whitespaces))
        let box = text.boundingRect(with: CGSize(width: text.size().width, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(box.size == text.size())
    }

    @Test("lineSpacing lies between lines and not below the last")
    func lineSpacing() {
        let text = attributed("a\nb\nc") { $0.lineSpacing = 7 }
        #expect(abs(text.size().height - (3 * font.lineHeight + 14)) < 0.01)
    }

    @Test("Alignment: left, centre, right, and natural in both reading directions")
    func alignment() {
        func inkOf(_ alignment: NSTextAlignment) -> CGRect { ink(attributed("HH") { $0.alignment = alignment }) }
        let width = inkOf(.left).width
        #expect(inkOf(.left).minX <= 2)
        #expect(inkOf(.right).maxX >= 98)
        #expect(abs(inkOf(.center).midX - 50) <= 1)
        #expect(inkOf(.natural) == inkOf(.left))
        #expect(inkOf(.justified) == inkOf(.left))
        #expect(width > 5 && width < 20)
    }

    @Test("Justified lines reach both edges, but for the last")
    func justified() {
        let lines = attributed(sentence) { $0.alignment = .justified }
        let ragged = ink(attributed(sentence), in: CGRect(x: 0, y: 0, width: 90, height: 14))
        let flush = ink(lines, in: CGRect(x: 0, y: 0, width: 90, height: 14))
        #expect(ragged.maxX < 88)
        #expect(flush.maxX >= 88)
    }

    @Test(
        "A line that is too wide is truncated where the mode says",
        arguments: [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] as [NSLineBreakMode]
    )
    func truncation(mode: NSLineBreakMode) {
        // Only blanks between two tall letters: an ellipsis is what is low.
        let text = attributed("H" + String(repeating: "\u{A0}", count: 80) + "H") { $0.lineBreakMode = mode }
        let room = CGRect(x: 0, y: 0, width: 100, height: 20)
        func height(_ columns: ClosedRange<CGFloat>) -> CGFloat {
            let picture = picture(text, in: room)
            let box = picture.box(ofAllBut: Ink.white, columns: Int(columns.lowerBound)..<Int(columns.upperBound))
            return box.isNull ? 0 : box.height
        }
        #expect((height(0...8) > 5) == (mode != .byTruncatingHead))
        #expect((height(92...100) > 5) == (mode != .byTruncatingTail))
        #expect(height(0...100) > 5)
        let places: [NSLineBreakMode: ClosedRange<CGFloat>] = [
            .byTruncatingHead: 0...12, .byTruncatingMiddle: 12...88, .byTruncatingTail: 85...100,
        ]
        let ellipsis = height(places[mode] ?? 0...0)
        #expect(ellipsis > 0 && ellipsis < 4)
        let size = attributed(sentence) { $0.lineBreakMode = mode }
            .boundingRect(with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(size.width <= 60 && size.width > 40)
        #expect(abs(size.height - font.lineHeight) < 0.5)
    }

    @Test("Clipped text stays in one line and is cut at the edge")
    func clipping() {
        let text = attributed(sentence) { $0.lineBreakMode = .byClipping }
        let place = ink(text, in: CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(place.maxX == 50)
        #expect(place.height < 14)
    }

    @Test("A label of two lines ends the second with an ellipsis, even where its paragraph fits and another follows", .chosen)
    func truncatedLabel() {
        func width(_ text: String, lines: Int) -> CGRect {
            let screen = LayerScreen()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            label.font = font
            label.text = text
            label.textColor = .black
            label.numberOfLines = lines
            screen.view.addSubview(label)
            return screen.picture.box(ofAllBut: Ink.white)
        }
        #expect(width("H\nH\nH", lines: 2).maxX > width("H\nH", lines: 2).maxX + 4)
        #expect(width("H\nH\nH", lines: 2).height < width("H\nH\nH", lines: 3).height - 8)
        #expect(width("H\nH\nH", lines: 0) == width("H\nH\nH", lines: 3))
    }

    @Test("Runs have their own fonts and colours")
    func attributes() {
        let text = NSMutableAttributedString(string: "H", attributes: [.font: font, .foregroundColor: UIColor.red])
        let large = UIFont.systemFont(ofSize: 30)
        text.append(NSAttributedString(string: "H", attributes: [.font: large, .foregroundColor: UIColor.blue]))
        #expect(abs(text.size().height - large.lineHeight) < 1)
        let spaced = NSAttributedString(string: "HH", attributes: [.font: font, .foregroundColor: UIColor.black, .kern: CGFloat(5)])
        #expect(ink(spaced).width - ink(attributed("HH")).width == 5)
    }

    @Test("Hebrew and Arabic have glyphs, and run from the right", .chosen)
    func rightToLeft() {
        // Shin and Lamed differ from each other and from a missing glyph's box.
        #expect("\u{5E9}".size(withAttributes: [.font: font]).width != "\u{5D5}".size(withAttributes: [.font: font]).width)
        // Joined letters are narrower or wider than letters apart.
        let joined = "\u{628}\u{628}\u{628}".size(withAttributes: [.font: font]).width
        #expect(joined != 3 * "\u{628}".size(withAttributes: [.font: font]).width)
    }

    @Test("Letters of one scalar and of two look the same, the last line of what is cut off included", .chosen)
    func composition() {
        let words = String(repeating: "été déjà ", count: 12)
        let (composed, decomposed) = (words.precomposedStringWithCanonicalMapping, words.decomposedStringWithCanonicalMapping)
        #expect(composed == decomposed && composed.utf8.count < decomposed.utf8.count)
        let images = [composed, decomposed].map { text in
            UIGraphicsImageRenderer(size: CGSize(width: 100, height: 26)).image { _ in
                attributed(text).draw(
                    with: CGRect(x: 0, y: 0, width: 100, height: 26),
                    options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                    context: nil
                )
            }
        }
        #expect(images[0].pngData() == images[1].pngData())
    }
}
