/// Large titles: while the content is at its top, the bar is higher by the height of the title.
extension UINavigationController {
    /// Documented in the Human Interface Guidelines of iOS 11: 96 points with a large title, 44 without.
    static let largeTitleHeight: CGFloat = 52

    /// Returns whether a screen of the stack has a large title. If the height is compact, no screen has a large title.
    func showsLargeTitle(_ item: UINavigationItem) -> Bool {
        guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
            let index = stack.firstIndex(where: { $0.navigationItem === item })
        else { return false }
        let decided = stack[...index].last { $0.navigationItem.largeTitleDisplayMode != .automatic }
        return decided?.navigationItem.largeTitleDisplayMode != .never
    }

    /// The current height of the top screen's large title, in points.
    var titleHeight: CGFloat {
        guard let item = stack.last?.navigationItem, showsLargeTitle(item) else { return 0 }
        return item.titleHeight
    }

    /// Updates the bar after a change of its preference, or of a screen's preference.
    func largeTitlesDidChange() {
        navigationBar.setNeedsLayout()
        navigationBar.updateLargeTitles()
        fitContentsIfLoaded()
    }

    /// Follows the content of the top screen.
    func followContent(of screen: UIViewController) {
        guard let scrollView = screen.scrollViewUnderBar else { return }
        scrollView.barController = self
    }

    /// Returns the height that the large title over a scroll view has lost since the top of the content, in points.
    func titleSlack(of scrollView: UIScrollView) -> CGFloat {
        guard let top = stack.last, scrollView === top.scrollViewUnderBar, showsLargeTitle(top.navigationItem) else { return 0 }
        return UINavigationController.largeTitleHeight - titleHeight
    }

    /// Makes the title as high as the room above the content, up to the full height of a large title.
    func contentDidScroll(_ scrollView: UIScrollView) {
        guard stackChange == nil, let top = stack.last, scrollView === top.scrollViewUnderBar, scrollView.safeAreaPart.top > 0,
            showsLargeTitle(top.navigationItem)
        else { return }
        let insetOfSmallTitle = scrollView.adjustedContentInset.top - titleHeight
        let height = min(max(-scrollView.contentOffset.y - insetOfSmallTitle, 0), UINavigationController.largeTitleHeight)
        guard height != titleHeight else { return }
        top.navigationItem.titleHeight = height
        navigationBar.titleHeight = height
        top.containerInsets = barInsets(of: top)
        fitBar()
    }
}

extension UIViewController {
    /// The scroll view whose content lies under the bars: the screen's view, or that view's first subview.
    fileprivate var scrollViewUnderBar: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
}
