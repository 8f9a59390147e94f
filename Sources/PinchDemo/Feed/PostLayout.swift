import UIKit

/// Where the parts of a post lie in its cell, in points; mirrored where people read from right to left.
struct PostLayout: Equatable {
    static let margin: CGFloat = 14
    static let cardMargin: CGFloat = 12
    static let cardRadius: CGFloat = 18
    static let avatarSize: CGFloat = 34
    private static let spacing: CGFloat = 10

    /// What the parts lie in: the cell, or the card in it.
    let card: CGRect
    let avatar: CGRect
    let name: CGRect
    let media: CGRect
    let actions: CGRect
    let likes: CGRect
    let caption: CGRect
    let height: CGFloat

    /// The heights of the texts, which depend on the width and on the size that people read at.
    struct TextHeights: Equatable {
        var name: CGFloat
        var likes: CGFloat
        var caption: CGFloat
    }

    init(_ post: Post, width: CGFloat, texts: TextHeights, isRightToLeft: Bool) {
        let isCard = PostLayout.isCard(post)
        let margin = PostLayout.margin
        let cardWidth = width - (isCard ? 2 * PostLayout.cardMargin : 0)
        let textWidth = max(cardWidth - 2 * margin, 0)
        let headerHeight = max(PostLayout.avatarSize, texts.name) + 2 * PostLayout.spacing
        let mediaHeight = (cardWidth * post.aspectRatio).rounded()
        func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? cardWidth - x - width : x, y: y, width: width, height: height)
        }

        avatar = place(
            x: margin,
            y: (headerHeight - PostLayout.avatarSize) / 2,
            width: PostLayout.avatarSize,
            height: PostLayout.avatarSize
        )
        let nameStart = margin + PostLayout.avatarSize + PostLayout.spacing
        name = place(
            x: nameStart,
            y: (headerHeight - texts.name) / 2,
            width: max(cardWidth - nameStart - margin, 0),
            height: texts.name
        )
        media = CGRect(x: 0, y: headerHeight, width: cardWidth, height: mediaHeight)
        actions = CGRect(x: 0, y: media.maxY, width: cardWidth, height: 46)
        likes = place(x: margin, y: actions.maxY, width: textWidth, height: texts.likes)
        caption = place(x: margin, y: likes.maxY + 4, width: textWidth, height: texts.caption)
        let inner = caption.maxY + 14
        card = CGRect(
            x: (width - cardWidth) / 2,
            y: isCard ? PostLayout.cardMargin : 0,
            width: cardWidth,
            height: inner
        )
        height = inner + (isCard ? 2 * PostLayout.cardMargin : 0)
    }

    static func isCard(_ post: Post) -> Bool {
        if case .card = post.media { true } else { false }
    }

    /// The width that a post's texts have in a cell.
    static func textWidth(_ post: Post, in width: CGFloat) -> CGFloat {
        max(width - 2 * margin - (isCard(post) ? 2 * cardMargin : 0), 0)
    }
}
