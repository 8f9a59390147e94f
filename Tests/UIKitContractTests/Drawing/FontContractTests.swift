import PortableTestSupport
import Testing
import UIKit

@MainActor @Suite("Fonts", timeLimit(minutes: 20)) struct FontContractTests {
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
        #expect(size(.extraSmall) == smallest)
        #expect(size(.extraExtraExtraLarge) == largest)
        #expect(size(.accessibilityExtraExtraExtraLarge) == accessible)
    }

    /// From https://developer.apple.com/documentation/uikit/uifont/monospaceddigitsystemfont(ofsize:weight:).
    @Test("Digits of a monospaced-digit font are all as wide")
    func monospacedDigits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        let widths = (0...9).map { "\($0)".size(withAttributes: [.font: font]).width }
        #expect(Set(widths).count == 1)
        #expect("1".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width < widths[1])
    }

    @Test("Fonts are equal by what they are", .chosen)
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    }
}
