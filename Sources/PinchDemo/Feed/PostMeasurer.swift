import UIKit

/// Measures posts, each text once for a width and a text size, so that a long feed costs no more than a short one.
@MainActor final class PostMeasurer {
    private struct Key: Hashable {
        let post: Post
        let width: CGFloat
        let category: UIContentSizeCategory
    }

    private var heights: [Key: PostLayout.TextHeights] = [:]
    private let label = UILabel()

    func layout(_ post: Post, width: CGFloat, in view: UIView) -> PostLayout {
        PostLayout(
            post,
            width: width,
            texts: textHeights(post, width: width, category: view.traitCollection.preferredContentSizeCategory),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    private func textHeights(_ post: Post, width: CGFloat, category: UIContentSizeCategory) -> PostLayout.TextHeights {
        let key = Key(post: post, width: width, category: category)
        if let known = heights[key] { return known }
        let textWidth = PostLayout.textWidth(post, in: width)
        let measured = PostLayout.TextHeights(
            name: height(post.author, PostFonts.name, lines: 1, width: textWidth),
            likes: height(PostFonts.likes(post.likes), PostFonts.name, lines: 1, width: textWidth),
            caption: height(post.caption, PostFonts.caption, lines: 0, width: textWidth)
        )
        heights[key] = measured
        return measured
    }

    private func height(_ text: String, _ font: UIFont, lines: Int, width: CGFloat) -> CGFloat {
        label.font = font
        label.numberOfLines = lines
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}

/// The feed's type, at the size that people read at.
@MainActor enum PostFonts {
    static var name: UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    }

    static var caption: UIFont { .preferredFont(forTextStyle: .subheadline) }

    static func likes(_ count: Int) -> String {
        count == 1 ? "1 like" : "\(count.formatted()) likes"
    }
}
