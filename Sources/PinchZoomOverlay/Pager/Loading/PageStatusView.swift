#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The status of a page whose photo is loading: a ring with the progress, or a message and a button if the loading has failed.
final class PageStatusView: CodedView {
    /// The delay of the ring, in seconds. A photo that is loaded sooner shows no ring.
    private static let delay: TimeInterval = 0.3
    /// The duration of the ring's fade, in seconds.
    private static let fadeDuration: TimeInterval = 0.2
    private static let animationKey = "PinchZoomOverlay.PageStatus"
    /// The distance between the message and the edges of the page, in points.
    private static let margin: CGFloat = 24

    private let ring = ProgressRingView()
    private let failure: LoadingFailureView

    init(retry: @escaping @MainActor () -> Void) {
        failure = LoadingFailureView(retry: retry)
        super.init(frame: .zero)
        ring.alpha = 0
        failure.isHidden = true
        addSubview(ring)
        addSubview(failure)
    }

    /// Shows the ring while the photo is loading, and the message after a failure. In all other states, hides the ring and the message.
    func show(_ progress: PhotoLoad.Progress?, phrases: PhotoPagerViewController.Phrases) {
        switch progress {
        case .underWay(let fraction):
            if ring.fraction != fraction { ring.fraction = fraction }
            isRingWanted = true
            failure.isHidden = true
        case .failed:
            isRingWanted = false
            failure.show(phrases)
            if failure.isHidden {
                failure.isHidden = false
                setNeedsLayout()
            }
        case .done, nil:
            isRingWanted = false
            failure.isHidden = true
        }
    }

    /// Whether the ring or the message is visible or about to appear.
    var isShowing: Bool { isRingWanted || !failure.isHidden || ring.layer.animation(forKey: PageStatusView.animationKey) != nil }

    private var isRingWanted = false {
        didSet { fadeRing() }
    }
    /// Whether the ring is visible or about to appear in the window.
    private var isRingThere = false

    override func didMoveToWindow() {
        super.didMoveToWindow()
        fadeRing()
    }

    /// Shows the ring if the ring is wanted and the view is in a window. Otherwise hides the ring. Outside of a window, the ring is hidden
    /// without an animation.
    private func fadeRing() {
        let isThere = isRingWanted && window != nil
        // A flight moves the status view to another superview in the same window. Without this check, the ring would disappear and fade in
        // again.
        guard isThere != isRingThere || window == nil else { return }
        isRingThere = isThere
        ring.isTurning = isThere
        let former = CGFloat(ring.layer.presentation()?.opacity ?? 0)
        ring.layer.removeAnimation(forKey: PageStatusView.animationKey)
        ring.alpha = isThere ? 1 : 0
        // A ring that isn't visible yet disappears without a fade.
        guard window != nil, isThere || former > 0 else { return }
        // If a screen appears inside `performWithoutAnimation(_:)`, `UIView.animate` would show the ring at once. The animation is
        // therefore added to the layer.
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = isThere ? 0 : former
        fade.toValue = ring.alpha
        fade.duration = PageStatusView.fadeDuration
        fade.beginTime = CACurrentMediaTime() + (isThere ? PageStatusView.delay : 0)
        fade.fillMode = .backwards
        ring.layer.add(fade, forKey: PageStatusView.animationKey)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.bounds = CGRect(x: 0, y: 0, width: ProgressRingView.length, height: ProgressRingView.length)
        ring.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let room = CGSize(width: min(bounds.width - 2 * PageStatusView.margin, 320), height: bounds.height - 2 * PageStatusView.margin)
        failure.bounds = CGRect(origin: .zero, size: failure.sizeThatFits(room))
        failure.center = ring.center
    }

    /// Lets all touches through, except touches on the button.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view is UIControl ? view : nil
    }
}
#endif
