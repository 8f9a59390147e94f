/// The current page and the pages beside it.
struct Pages {
    var before: UIViewController?
    var current: UIViewController?
    var after: UIViewController?

    /// All pages, in their order.
    var all: [UIViewController] { [before, current, after].compactMap { $0 } }
}

/// A running change of pages, by a finger or by the program.
@MainActor final class PageTurn {
    let from: UIViewController?
    let to: UIViewController
    /// Whether a finger makes the change. The delegate is notified only of such changes.
    var isByFinger: Bool { step != 0 }
    /// The number of pages by which a finger moves on: 1 or -1. A change by the program has 0.
    let step: Int
    let completion: ((Bool) -> Void)?

    init(from: UIViewController?, to: UIViewController, step: Int = 0, completion: ((Bool) -> Void)? = nil) {
        self.from = from
        self.to = to
        self.step = step
        self.completion = completion
    }
}

/// The scroll view of the pages. The app may set the scroll view's delegate. The scroll view therefore notifies its owner itself.
final class PageScrollView: UIScrollView {
    weak var owner: UIPageViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { owner?.pagesDidMove() }
        }
    }

    override func motionDidEnd() {
        super.motionDidEnd()
        owner?.pagesDidRest()
    }
}

extension UIPageViewController {
    private var isHorizontal: Bool { navigationOrientation == .horizontal }
    private var isSeen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }
    /// Whether the pages run from right to left, in the reading direction.
    private var runsBack: Bool { isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var length: CGFloat { isHorizontal ? pager.bounds.width : pager.bounds.height }

    /// The pages from left to right, or from top to bottom.
    private var placed: [UIViewController] { runsBack ? pages.all.reversed() : pages.all }

    private func offset(of page: UIViewController?) -> CGPoint {
        let index = CGFloat(placed.firstIndex { $0 === page } ?? 0)
        return isHorizontal ? CGPoint(x: index * length, y: 0) : CGPoint(x: 0, y: index * length)
    }

    /// Places the pages whose views are in the scroll view, and scrolls to the current page or to a given page.
    func placePages(showing shown: UIViewController? = nil) {
        let count = CGFloat(max(placed.count, 1))
        let size = pager.bounds.size
        isPlacing = true
        pager.contentSize =
            isHorizontal
            ? CGSize(width: count * size.width, height: size.height)
            : CGSize(width: size.width, height: count * size.height)
        for page in placed where page.viewIfLoaded?.superview === pager { placeView(of: page) }
        let place = offset(of: shown ?? pages.current)
        if pager.contentOffset != place { pager.setContentOffset(place, animated: false) }
        isPlacing = false
    }

    private func placeView(of page: UIViewController) {
        var frame = CGRect(origin: offset(of: page), size: pager.bounds.size)
        if isHorizontal {
            frame.origin.x += spacing / 2
            frame.size.width = max(frame.width - spacing, 0)
        } else {
            frame.origin.y += spacing / 2
            frame.size.height = max(frame.height - spacing, 0)
        }
        page.view.frame = frame
    }

    // MARK: Pages beside the current one

    func reloadNeighbors() {
        needsNeighbors = true
        viewIfLoaded?.setNeedsLayout()
    }

    func loadNeighbors() {
        needsNeighbors = false
        guard let current = pages.current else { return }
        pages.before = dataSource?.pageViewController(self, viewControllerBefore: current)
        pages.after = dataSource?.pageViewController(self, viewControllerAfter: current)
        placePages()
    }

    // MARK: By the program

    func show(_ page: UIViewController, _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?) {
        loadViewIfNeeded()
        abandonTurn()
        guard page !== pages.current else {
            reloadNeighbors()
            completion?(true)
            return
        }
        let isAnimated = animated && pages.current != nil && view.window != nil && UIView.areAnimationsEnabled
        pages = Pages(
            before: direction == .reverse ? page : nil,
            current: pages.current,
            after: direction == .forward ? page : nil
        )
        begin(PageTurn(from: pages.current, to: page, completion: completion), animated: isAnimated)
        if isAnimated {
            placePages()
            pager.setContentOffset(offset(of: page), animated: true)
        } else {
            finishTurn(completed: true)
        }
        updateDots()
        shownDot = dataSource?.presentationIndex(for: self) ?? 0
    }

    // MARK: By a finger

    /// Begins a finger's change of pages if a page beside the current one comes into sight.
    func pagesDidMove() {
        guard !isPlacing, pager.isDragging || pager.isDecelerating, let current = pages.current else { return }
        let (now, home) = (pager.contentOffset, offset(of: current))
        let way = (isHorizontal ? now.x - home.x : now.y - home.y) * (runsBack ? -1 : 1)
        guard way != 0, let page = way > 0 ? pages.after : pages.before, turn?.to !== page else { return }
        if let turn, !turn.isByFinger { return }
        if turn != nil { finishTurn(completed: false) }
        delegate?.pageViewController(self, willTransitionTo: [page])
        begin(PageTurn(from: current, to: page, step: way > 0 ? 1 : -1), animated: true)
    }

    func pagesDidRest() {
        guard let turn, !isPlacing, !pager.isDragging else { return }
        finishTurn(completed: pager.contentOffset == offset(of: turn.to))
    }

    // MARK: A turn

    private func begin(_ turn: PageTurn, animated: Bool) {
        self.turn = turn
        addChild(turn.to)
        let views = [turn.from, turn.to].compactMap { $0 }
        views.forEach { $0.appearance.isDriven = true }
        if isSeen {
            turn.from?.beginAppearance(false, animated: animated)
            turn.to.beginAppearance(true, animated: animated)
        }
        pager.addSubview(turn.to.view)
        placeView(of: turn.to)
        if turn.from == nil || !animated { placePages(showing: turn.to) }
    }

    /// - Parameter finished: Whether the animation ran to its end.
    private func finishTurn(completed: Bool, finished: Bool = true) {
        guard let turn else { return }
        self.turn = nil
        let (gone, shown) = completed ? (turn.from, turn.to) : (turn.to, turn.from)
        if !completed, isSeen {
            turn.to.beginAppearance(false, animated: false)
            turn.from?.beginAppearance(true, animated: false)
        }
        gone?.viewIfLoaded?.removeFromSuperview()
        pages = completed ? Pages(current: turn.to) : pages
        if completed { placePages() }
        [turn.from, turn.to].forEach { $0?.appearance.isDriven = false }
        if isSeen {
            gone?.endAppearance()
            if appearance.phase == .appeared { shown?.endAppearance() }
        }
        if let gone {
            gone.willMove(toParent: nil)
            gone.removeFromParent()
        }
        if completed { turn.to.didMove(toParent: self) }
        reloadNeighbors()
        if turn.isByFinger {
            let former = [turn.from].compactMap { $0 }
            delegate?.pageViewController(
                self,
                didFinishAnimating: finished,
                previousViewControllers: former,
                transitionCompleted: completed
            )
            if completed { shownDot += turn.step }
        }
        turn.completion?(completed && finished)
    }

    /// Ends the change under way, because the program makes another one. A change that the program has made is completed, but its animation
    /// is skipped. A finger's change is undone.
    private func abandonTurn() {
        guard let turn else { return }
        pager.setContentOffset(pager.contentOffset, animated: false)
        finishTurn(completed: !turn.isByFinger, finished: false)
    }
}
