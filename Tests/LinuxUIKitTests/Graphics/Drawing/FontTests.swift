import PortableTestSupport
import Testing
import UIKit

@MainActor @Suite("Fonts", .timeLimit(.minutes(20))) struct FontTests {
    @Test("Where traits say no size of text, it is the user's, here the default one", .chosen)
    func unspecified() {
        let traits = UITraitCollection(preferredContentSizeCategory: .unspecified)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
    }

    /// From https://developer.apple.com/documentation/uikit/uifontmetrics.
    @Test("Metrics scale a font of one's own as its text style is scaled, up to a maximum")
    func fontMetrics() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), UITraitCollection(displayScale: 2),
        ])
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 53)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).fontName == font.fontName)
        #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 106)
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(metrics.scaledValue(for: 33.3, compatibleWith: standard) == 33.3)
        let pixels = metrics.scaledValue(for: 33.3, compatibleWith: traits) * 2
        #expect(pixels == pixels.rounded() && pixels > 200)
    }

    /// From https://developer.apple.com/documentation/uikit/uifont.
    @Test("A line is as high as ascender and descender together; all grow with the size")
    func lineHeight() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
        #expect(abs(font.withSize(40).lineHeight - 2 * font.lineHeight) < 0.01)
    }

    @Test("Heavier fonts are wider, and each weight differs from the next", .chosen)
    func weights() {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { "Hamburgefonstiv".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: $0)]).width }
        #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
    }
}
