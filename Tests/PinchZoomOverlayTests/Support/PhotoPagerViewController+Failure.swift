@testable import PinchZoomOverlay

extension PhotoPagerViewController {
    /// The message that the current photo wasn't loaded, or `nil` if the message isn't visible.
    var failure: LoadingFailureView? {
        pages.currentPage?.descendants.lazy.compactMap { $0 as? LoadingFailureView }.first { !$0.isHidden }
    }
}
