import Testing
import UIKit

@MainActor @Suite("Fonts", .timeLimit(.minutes(20))) struct FontTests {
    /// From Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
    @Test(
        "Text styles have the published sizes at the default, smallest, largest and accessibility settings",
        arguments: [
            (.largeTitle, 34, 31, 40, 60), (.title1, 28, 25, 34, 58), (.title2, 22, 19, 28, 56), (.title3, 20, 17, 26, 55),
            (.headline, 17, 14, 23, 53), (.body, 17, 14, 23, 53), (.callout, 16, 13, 22, 51), (.subheadline, 15, 12, 21, 49),
            (.footnote, 13, 12, 19, 44), (.caption1, 12, 11, 18, 43), (.caption2, 11, 11, 17, 40),
        ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat, CGFloat)]
    )
    func textStyles(style: UIFont.TextStyle, large: CGFloat, smallest: CGFloat, largest: CGFloat, accessible: CGFloat) {
        func size(_ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(size(.large) == large)
        #expect(size(.unspecified) == large)
        #expect(size(.extraSmall) == smallest)
        #expect(size(.extraExtraExtraLarge) == largest)
        #expect(size(.accessibilityExtraExtraExtraLarge) == accessible)
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

    @Test("Heavier fonts are wider, and each weight differs from the next")
    func weights() {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { "Hamburgefonstiv".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: $0)]).width }
        #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
    }

    @Test("Digits of a monospaced-digit font are all as wide")
    func monospacedDigits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        let widths = (0...9).map { "\($0)".size(withAttributes: [.font: font]).width }
        #expect(Set(widths).count == 1)
        #expect("1".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width < widths[1])
    }

    @Test("Fonts are equal by what they are")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    }
}
