#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A message that a photo failed to load, with a button to try again.
final class LoadingFailureView: CodedView {
    /// The margin around the text and the button, in points.
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12
    /// The height of the button, in points: the smallest height that a finger hits reliably.
    private static let buttonHeight: CGFloat = 44

    private let label = UILabel()
    private let button = UIButton()

    init(retry: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.2, alpha: 0.7)
        layer.cornerRadius = 16
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        button.isPointerInteractionEnabled = true
        button.addAction(UIAction { _ in retry() }, for: .primaryActionTriggered)
        addSubview(label)
        addSubview(button)
    }

    func show(_ phrases: PhotoPagerViewController.Phrases) {
        label.text = phrases.loadingFailed
        var configuration = UIButton.Configuration.filled()
        configuration.title = phrases.retry
        configuration.baseForegroundColor = .black
        configuration.baseBackgroundColor = .white
        configuration.cornerStyle = .capsule
        button.configuration = configuration
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textSize(within: size.width)
        let width = max(text.width, button.sizeThatFits(size).width) + 2 * LoadingFailureView.margin
        let height = text.height + LoadingFailureView.spacing + LoadingFailureView.buttonHeight + 2 * LoadingFailureView.margin
        return CGSize(width: min(width, size.width).rounded(.up), height: min(height, size.height).rounded(.up))
    }

    private func textSize(within width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width - 2 * LoadingFailureView.margin, height: .greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: LoadingFailureView.margin, dy: LoadingFailureView.margin)
        let width = min(button.sizeThatFits(room.size).width, room.width)
        button.frame = CGRect(
            x: room.midX - width / 2,
            y: room.maxY - LoadingFailureView.buttonHeight,
            width: width,
            height: LoadingFailureView.buttonHeight
        )
        label.frame = CGRect(
            x: room.minX,
            y: room.minY,
            width: room.width,
            height: button.frame.minY - LoadingFailureView.spacing - room.minY
        )
    }
}
#endif
