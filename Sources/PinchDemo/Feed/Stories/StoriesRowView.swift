import UIKit

/// The row of stories above the table view's posts.
final class StoriesRowView: UIView {
    private let scrollView = UIScrollView()
    /// The layout direction when the row was last scrolled to its beginning.
    private var direction: UIUserInterfaceLayoutDirection?

    init(_ authors: [String]) {
        super.init(frame: .zero)
        let stack = UIStackView(
            arrangedSubviews: authors.map { author in
                let view = StoryRingView()
                view.show(author)
                return view
            }
        )
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        // These two constraints are not required. A table view lays out its header before the header has a size. While the screen turns,
        // the table view lays out the header with the old size. Required constraints would conflict with these sizes.
        let height = stack.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor, constant: -16)
        let end = scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        for constraint in [height, end] { constraint.priority = UILayoutPriority(999) }
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        // The constraints below already place the row inside the safe area, so the scroll view adds no insets.
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            end,
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -8),
            height,
        ])
    }

    /// Scrolls to the row's beginning when the layout direction changes. By default, a scroll view starts at the left, even in
    /// right-to-left languages.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, direction != effectiveUserInterfaceLayoutDirection else { return }
        direction = effectiveUserInterfaceLayoutDirection
        scrollView.layoutIfNeeded()
        let (inset, end) = (scrollView.contentInset, scrollView.contentSize.width + scrollView.contentInset.right)
        scrollView.contentOffset.x = direction == .rightToLeft ? max(end - scrollView.bounds.width, -inset.left) : -inset.left
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
