import UIKit

/// The feed's fonts, in the text size that the person has chosen.
@MainActor enum PostFonts {
    static var name: UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    }

    static var caption: UIFont { .preferredFont(forTextStyle: .subheadline) }

    static var story: UIFont { .preferredFont(forTextStyle: .caption1) }

    static func likes(_ count: Int) -> String {
        count == 1 ? "1 like" : "\(count.formatted()) likes"
    }
}
