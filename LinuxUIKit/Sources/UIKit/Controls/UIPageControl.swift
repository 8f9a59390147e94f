/// A row of dots, one for each page, that shows which page is the current one.
///
/// A tap on the trailing half goes on by a page. A tap on the leading half goes back by a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The side of a dot, the distance from a dot to the next, the margin at the row's ends, and the row's height, in points. All are
    /// chosen, since Apple publishes no numbers.
    private static let dotSide: CGFloat = 7
    private static let step: CGFloat = 16
    private static let margin: CGFloat = 8
    private static let height: CGFloat = 26

    private var dots: [CALayer] = []
    private var current = 0

    /// A page control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Pages

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            guard oldValue != numberOfPages else { return }
            current = clamped(current)
            makeDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, from 0 to one less than the number of pages. Setting the page sends no event.
    open var currentPage: Int {
        get { current }
        set {
            current = clamped(newValue)
            updateColors()
        }
    }

    private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

    /// Whether the dots are hidden while there are fewer than two pages.
    open var hidesForSinglePage = false {
        didSet { updateColors() }
    }

    // MARK: Look

    /// The color of the dots of other pages, or `nil` for the system's.
    open var pageIndicatorTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the current page's dot, or `nil` for the system's.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Returns the size of the dots of a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0))
        return CGSize(width: count == 0 ? 0 : count * UIPageControl.step + 2 * UIPageControl.margin, height: UIPageControl.height)
    }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func makeDots() {
        dots.forEach { $0.removeFromSuperlayer() }
        dots = (0..<numberOfPages).map { _ in CALayer() }
        for dot in dots {
            dot.cornerRadius = UIPageControl.dotSide / 2
            layer.addSublayer(dot)
        }
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let own = (page: pageIndicatorTintColor, current: currentPageIndicatorTintColor)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (page, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
            let color = page == current ? own.current ?? .white : own.page ?? UIColor(white: 1, alpha: 0.3)
            dot.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        }
        CATransaction.commit()
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        updateColors()
    }

    private var runsBack: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Puts the dots into the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = UIPageControl.dotSide
        let start = bounds.midX - CGFloat(numberOfPages) * UIPageControl.step / 2
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (page, dot) in dots.enumerated() {
            let place = CGFloat(runsBack ? numberOfPages - 1 - page : page)
            let left = start + place * UIPageControl.step + (UIPageControl.step - side) / 2
            dot.frame = CGRect(x: left, y: bounds.midY - side / 2, width: side, height: side)
        }
        CATransaction.commit()
    }

    // MARK: Touches

    /// Turns the page in the direction of the half where the finger lifted.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isRight = touch.location(in: self).x >= bounds.midX
        turn(by: isRight == runsBack ? -1 : 1)
    }

    private func turn(by step: Int) {
        let page = clamped(current + step)
        guard page != current else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    /// Returns false for a tap of a view around the control. The control's own action goes before such a tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !gestureRecognizer.isTapOverControl(self)
    }

    // MARK: Accessibility

    /// The current page and the number of pages.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(numberOfPages == 0 ? 0 : current + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Goes on by a page.
    open override func accessibilityIncrement() { turn(by: 1) }

    /// Goes back by a page.
    open override func accessibilityDecrement() { turn(by: -1) }
}
