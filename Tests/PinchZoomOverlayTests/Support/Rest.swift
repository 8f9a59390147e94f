import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

/// The state of a feed's screen without a zoom.
@MainActor struct Rest {
    private let windowViews: [ObjectIdentifier]
    private let windowRecognizers: [ObjectIdentifier]
    private let window: UIWindow

    /// Records the views and recognizers of a window at rest.
    init(in window: UIWindow) {
        self.window = window
        windowViews = window.subviews.map(ObjectIdentifier.init)
        windowRecognizers = (window.gestureRecognizers ?? []).map(ObjectIdentifier.init)
    }

    /// Returns the differences from the state at rest, in words. Empty at rest.
    func faults(of feed: FeedScreen, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
        var faults: [String] = []
        if window.subviews.map(ObjectIdentifier.init) != windowViews { faults.append("the window's subviews: \(window.subviews)") }
        if (window.gestureRecognizers ?? []).map(ObjectIdentifier.init) != windowRecognizers { faults.append("the window's recognizers") }
        if feed.collectionView.isLocked { faults.append("the list is locked") }
        if feed.record.beginCount != feed.record.endCount {
            faults.append("\(feed.record.beginCount) will-begin, \(feed.record.endCount) did-end")
        }
        for case let cell as FeedCell in feed.collectionView.visibleCells {
            if cell.photoView.shownAlpha != 1 { faults.append("\(cell.captionLabel.text ?? "?") has alpha \(cell.photoView.alpha)") }
            if !cell.photoView.subviews.isEmpty { faults.append("a subview is left in the photo") }
            if cell.photoView.superview !== cell.contentView { faults.append("a photo is not in its cell") }
            if cell.pinchZoomInteraction?.state != .idle { faults.append("an interaction is not idle") }
            if cell.pinchZoomInteraction?.pose != .identity { faults.append("a pose is left") }
        }
        return faults
    }
}
