import UIKit

/// How often the views of a feed, from the window to the photo's superview, have laid out what is in them.
@MainActor enum LayoutCount {
    static var passes = 0
}

final class CountingWindow: UIWindow {
    override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}

final class CountingView: UIView {
    override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}

final class CountingList: UICollectionView {
    override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}
