import UIKit

/// The number of times that the views of a feed, from the window to the photo's superview, have laid out their subviews.
@MainActor package enum LayoutCount {
    package static var passes = 0
}

package final class CountingWindow: UIWindow {
    package override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}

package final class CountingView: UIView {
    package override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}

package final class CountingList: UICollectionView {
    package override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}
