import UIKit

/// A view with a natural size that can be changed. The view counts the requests of Auto Layout.
@MainActor public final class NaturalView: UIView {
    /// The natural size. A change invalidates the intrinsic content size.
    public var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The number of times that the view has updated its constraints.
    public private(set) var updates = 0
    /// The number of times that the view has laid out its subviews.
    public private(set) var layouts = 0
    /// The closure to call when the view updates its constraints.
    public var onUpdate: () -> Void = {}

    /// Creates a view with a natural size, or with none along an axis.
    public init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    /// Returns nil, since the view has no archives.
    public required init?(coder: NSCoder) { nil }

    /// The natural size.
    public override var intrinsicContentSize: CGSize { size }

    /// Counts the update, and calls `onUpdate`.
    public override func updateConstraints() {
        updates += 1
        onUpdate()
        super.updateConstraints()
    }

    /// Counts the layout.
    public override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

/// Returns a view of a size, with subviews whose places are decided by constraints.
@MainActor public func box(_ width: CGFloat = 320, _ height: CGFloat = 480, holding views: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
    }
    return box
}

/// Pins a view to its superview's edges.
@MainActor public func pin(_ view: UIView, _ inset: CGFloat = 0) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
        superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
}
