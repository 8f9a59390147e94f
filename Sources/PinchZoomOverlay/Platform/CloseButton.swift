import UIKit

/// The button that closes a pager without a navigation bar: a white cross in a dark circle, visible on black and on any photo.
final class PagerCloseButton: UIButton {
    /// The width and height of the button, in points: the smallest size that a finger hits reliably.
    static let length: CGFloat = 44
    /// The distance from the edges of the safe area, in points.
    static let margin: CGFloat = 12

    init(action: UIAction) {
        super.init(frame: CGRect(x: 0, y: 0, width: PagerCloseButton.length, height: PagerCloseButton.length))
        addAction(action, for: .primaryActionTriggered)
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = UIColor(white: 0.2, alpha: 0.7)
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        self.configuration = configuration
        isPointerInteractionEnabled = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Places the button in the top leading corner of the safe area.
    func place(in view: UIView) {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isRightToLeft = view.isRightToLeft
        frame = CGRect(
            x: isRightToLeft ? area.maxX - PagerCloseButton.margin - PagerCloseButton.length : area.minX + PagerCloseButton.margin,
            y: area.minY + PagerCloseButton.margin,
            width: PagerCloseButton.length,
            height: PagerCloseButton.length
        )
    }
}
