import UIKit

/// Lies over the photo of a page while that is on its way: a ring that fills, or a message and a button where it does not come.
final class PageStatusView: UIView {
    /// Until the ring shows, in seconds: what comes at once shows none.
    private static let delay: TimeInterval = 0.3
    /// In which the ring comes and goes, in seconds.
    private static let fadeDuration: TimeInterval = 0.2
    private static let animationKey = "PinchZoomOverlay.PageStatus"
    /// Between the message and the edges of the page, in points.
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

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the progress of loading.
    func show(_ progress: PhotoLoad.Progress?, phrases: PhotoPagerViewController.Phrases) {
        switch progress {
        case .underWay(let fraction):
            if ring.fraction != fraction { ring.fraction = fraction }
            showRing(true)
            failure.isHidden = true
        case .failed:
            showRing(false)
            failure.show(phrases)
            if failure.isHidden {
                failure.isHidden = false
                setNeedsLayout()
            }
        case .done, nil:
            showRing(false)
            failure.isHidden = true
        }
    }

    /// Whether there is anything to see, or is about to be.
    var isShowing: Bool { isRingWanted || !failure.isHidden || ring.layer.animation(forKey: PageStatusView.animationKey) != nil }

    private var isRingWanted = false
    /// Whether the ring has come, or is about to.
    private var isRingThere = false

    private func showRing(_ isWanted: Bool) {
        isRingWanted = isWanted
        fadeRing()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        fadeRing()
    }

    /// Shows or hides the ring. Outside of a window nothing is animated, and the ring waits.
    private func fadeRing() {
        let isThere = isRingWanted && window != nil
        // A photo that flies takes it along within its window, of which it may hear: without this the ring would go and come anew.
        guard isThere != isRingThere || window == nil else { return }
        isRingThere = isThere
        ring.isTurning = isThere
        let former = CGFloat(ring.layer.presentation()?.opacity ?? 0)
        ring.layer.removeAnimation(forKey: PageStatusView.animationKey)
        ring.alpha = isThere ? 1 : 0
        // One that waits to be seen goes without having been.
        guard window != nil, isThere || former > 0 else { return }
        // An animation of its own, since a screen may come inside of `performWithoutAnimation(_:)`.
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

    /// Fingers pass through all but the button.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view is UIControl ? view : nil
    }
}
