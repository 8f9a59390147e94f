#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The button that closes a photo where there is no navigation bar: a cross in a dark circle, visible on black and on any photo.
///
/// The circle isn't glass, because the button fades with its screen. Glass under a small alpha becomes flat, and stays so.
final class CloseButton: UIButton {
    /// The width and height of the button, in points: the smallest size that a finger hits reliably.
    static let length: CGFloat = 44
    /// The distance from the edges of the safe area, in points.
    static let margin: CGFloat = 12

    /// Whether nothing shines through the circle, for people who have asked for less transparency or for more contrast.
    var isSolid = false {
        didSet { if isSolid != oldValue { updateLook() } }
    }

    init(action: UIAction) {
        super.init(frame: CGRect(x: 0, y: 0, width: CloseButton.length, height: CloseButton.length))
        addAction(action, for: .primaryActionTriggered)
        isPointerInteractionEnabled = true
        updateLook()
    }

    private func updateLook() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = UIColor(white: 0.2, alpha: isSolid ? 1 : 0.7)
        configuration.image = UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        self.configuration = configuration
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Places the button in the top leading corner of the safe area, or below the controls of a window on an iPad.
    func place(in view: UIView) {
        let area = view.bounds.inset(by: CloseButton.insets(in: view))
        let isRightToLeft = view.isRightToLeft
        frame = CGRect(
            x: isRightToLeft ? area.maxX - CloseButton.margin - CloseButton.length : area.minX + CloseButton.margin,
            y: area.minY + CloseButton.margin,
            width: CloseButton.length,
            height: CloseButton.length
        )
    }

    private static func insets(in view: UIView) -> UIEdgeInsets {
        #if compiler(>=6.2) && !targetEnvironment(macCatalyst)
        // The window's controls lie in the safe area. Without this, people would close the window instead of the photo. A horizontal
        // adaptation would also move the button on a full screen, because the display's corners are round.
        if #available(iOS 26, visionOS 26, *) { return view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) }
        #endif
        return view.safeAreaInsets
    }
}
#endif
