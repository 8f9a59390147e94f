/// Large titles: the bar is higher by the height of the title while the content is at its top.
extension UINavigationController {
    /// Documented in the Human Interface Guidelines of iOS 11: 96 points with a large title, 44 without.
    static let largeTitleHeight: CGFloat = 52

    /// Whether a screen of the stack has a large title. Where the height is compact, no screen has.
    func showsLargeTitle(_ item: UINavigationItem) -> Bool {
        guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact,
            let index = stack.firstIndex(where: { $0.navigationItem === item })
        else { return false }
        let decided = stack[...index].last { $0.navigationItem.largeTitleDisplayMode != .automatic }
        return decided?.navigationItem.largeTitleDisplayMode != .never
    }

    /// How high the large title of the top screen is now, in points.
    var titleHeight: CGFloat {
        guard let item = stack.last?.navigationItem, showsLargeTitle(item) else { return 0 }
        return item.titleHeight
    }

    /// The bar's preference, or that of a screen, is another one.
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

    /// By how much the large title over a scroll view is smaller than at the top of the content, in points.
    func titleSlack(of scrollView: UIScrollView) -> CGFloat {
        guard let top = stack.last, scrollView === top.scrollViewUnderBar, showsLargeTitle(top.navigationItem) else { return 0 }
        return UINavigationController.largeTitleHeight - titleHeight
    }

    /// The title becomes as high as there is room above the content, and no higher than a title is.
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
    /// The scroll view whose content lies under the bars: the screen's view, or the first view in that.
    fileprivate var scrollViewUnderBar: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
}
