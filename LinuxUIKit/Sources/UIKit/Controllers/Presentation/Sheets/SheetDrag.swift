/// The pan that moves a sheet from detent to detent, or dismisses the sheet.
///
/// Reported (Stack Overflow 56718552): the recognizer is on the presented view. No source gives the number of fingers. Here, the pan
/// accepts any number of fingers, which is the default of a pan.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// The time by which the finger's velocity at the lift extends the motion, in seconds: chosen.
    private static let projection: CGFloat = 0.2
    /// The height below which a released sheet is dismissed, as a fraction of its smallest height: chosen.
    private static let middle: CGFloat = 0.5

    private unowned let sheet: UISheetPresentationController
    let recognizer = UIPanGestureRecognizer()
    /// The height and the finger's translation at the beginning of the drag, in points. Without this, the sheet would jump by the finger's
    /// way before the beginning.
    private var start: (height: CGFloat, translation: CGFloat)?
    private weak var dismissal: ControllerTransition?
    /// Whether this drag may dismiss the sheet, or `nil` until the finger moves the sheet below its smallest height.
    private var mayDismiss: Bool?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.follow() }
    }

    var isUnderWay: Bool { start != nil }

    private func follow() {
        switch recognizer.state {
        case .began:
            begin()
            move()
        case .changed: move()
        case .ended: letGo(velocity: -recognizer.velocity(in: sheet.containerView).y)
        case .cancelled, .failed: letGo(velocity: nil)
        default: break
        }
    }

    private func begin() {
        guard let room = sheet.room else { return }
        let shown = sheet.sheetView.layer.presentation() ?? sheet.sheetView.layer
        let height = room.bounds.height - shown.frame.minY
        let released = SheetDrag.range(of: sheet.stops(in: room)).map { RubberBand(dimension: room.maximumHeight).release(height, in: $0) }
        start = (released ?? height, translation)
        mayDismiss = nil
        sheet.stopFlight()
        sheet.sheetView.layer.removeAllAnimations()
    }

    private var translation: CGFloat { recognizer.translation(in: sheet.containerView).y }

    /// The height that the finger's position requires, in points.
    private var wish: CGFloat? { start.map { $0.height - (translation - $0.translation) } }

    private func move() {
        guard let wish, let room = sheet.room else { return }
        let stops = sheet.stops(in: room)
        guard let range = SheetDrag.range(of: stops) else { return }
        if let dismissal, dismissal.stage == .running {
            if wish <= range.lowerBound { return dismissal.update(1 - wish / range.lowerBound) }
            // The finger has moved up again. The sheet returns to its smallest height, and grows.
            dismissal.takeBack()
        }
        // Other code may have dismissed the sheet, or may be dismissing it now.
        guard dismissal == nil || dismissal?.isCancelled == true, let presentation = sheet.ownPresentation, !presentation.isMoving else {
            return
        }
        if wish < range.lowerBound, isAllowedToDismiss {
            sheet.show(height: range.lowerBound)
            dismissal = sheet.beginDismissalByFinger()
            if let dismissal { return dismissal.update(1 - wish / range.lowerBound) }
        }
        sheet.show(height: RubberBand(dimension: room.maximumHeight).hold(wish, in: range))
    }

    /// Whether the drag may continue as a dismissal.
    private var isAllowedToDismiss: Bool {
        guard sheet.ownPresentation != nil, sheet.presentedViewController.presentation == nil else { return false }
        if let mayDismiss { return mayDismiss }
        let answer = sheet.mayBeDismissedByUser
        mayDismiss = answer
        return answer
    }

    /// Ends the drag. The velocity is the velocity of the height in points per second, or `nil` if the touch was cancelled.
    private func letGo(velocity: CGFloat?) {
        guard let wish, let room = sheet.room else {
            start = nil
            return
        }
        start = nil
        let stops = sheet.stops(in: room)
        guard let range = SheetDrag.range(of: stops), let smallest = stops.min(by: { $0.height < $1.height }) else { return }
        let aim = wish + (velocity ?? 0) * SheetDrag.projection
        let isAway = velocity != nil && aim < range.lowerBound * SheetDrag.middle
        if let dismissal, dismissal.stage != .over {
            dismissal.letGo(completing: isAway)
            return dismissal.afterwards { [weak self] in
                if dismissal.isCancelled { self?.sheet.select(smallest) }
            }
        }
        guard let presentation = sheet.ownPresentation, !presentation.isMoving else { return }
        if isAway, wish < range.lowerBound, mayDismiss == false {
            sheet.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(sheet)
        }
        guard let stop = stops.min(by: { abs($0.height - aim) < abs($1.height - aim) }) else { return }
        let height = RubberBand(dimension: room.maximumHeight).hold(wish, in: range)
        sheet.fly(to: stop, from: height, velocity: range.contains(wish) ? velocity ?? 0 : 0)
    }

    private static func range(of stops: [SheetStop]) -> ClosedRange<CGFloat>? {
        guard let low = stops.map(\.height).min(), let high = stops.map(\.height).max(), low > 0 else { return nil }
        return low...high
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // If the app's animator has presented the sheet, only the app handles fingers: no source describes UIKit's drag of such a sheet.
        guard let presentation = sheet.ownPresentation, !presentation.hasAnimator, presentation.stage == .presented, !presentation.isMoving,
            let room = sheet.room
        else { return false }
        let way = recognizer.convertVector(recognizer.travel, to: sheet.containerView)
        guard abs(way.y) > abs(way.x) else { return false }
        let scrollViews = scrollViewsUnderFingers
        guard !scrollViews.isEmpty else { return true }
        guard scrollViews.allSatisfy({ $0.contentOffset.y <= $0.verticalRange.lowerBound }) else { return false }
        guard way.y < 0 else {
            // Reported (gaetanzanella/OverlayContainer, issue 55): content with a refresh control keeps the finger.
            return scrollViews.allSatisfy { $0.refreshControl == nil }
        }
        let stops = sheet.stops(in: room)
        let current = sheet.restingStop(of: stops)?.height ?? 0
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && stops.contains { $0.height > current }
    }

    /// The scroll views under the fingers that scroll vertically.
    private var scrollViewsUnderFingers: [UIScrollView] {
        var found: [UIScrollView] = []
        for view in recognizer.touches.map(\.view) {
            var next = view
            while let view = next, view !== sheet.sheetView {
                if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrollsVertically {
                    found.append(scrollView)
                }
                next = view.superview
            }
        }
        return found
    }

    /// Returns whether a scroll view in the sheet waits until the sheet's pan has failed. A finger that has stopped moving content drags
    /// the content at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let pan = otherGestureRecognizer as? ScrollPanGestureRecognizer, let scrollView = pan.scrollView else { return false }
        return scrollView.isDescendant(of: sheet.sheetView) && !pan.isCatch
    }
}
