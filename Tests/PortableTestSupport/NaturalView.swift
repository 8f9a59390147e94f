import UIKit

/// A view with a natural size that can be changed, and that counts what Auto Layout asks of it.
@MainActor public final class NaturalView: UIView {
    /// The natural size; a change of it is announced.
    public var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// How often it has updated its constraints.
    public private(set) var updates = 0
    /// How often it has laid out its subviews.
    public private(set) var layouts = 0
    /// Called when it updates its constraints.
    public var onUpdate: () -> Void = {}

    /// Begins with a natural size, or with none along an axis.
    public init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    /// There are no archives of it.
    public required init?(coder: NSCoder) { nil }

    /// The natural size.
    public override var intrinsicContentSize: CGSize { size }

    /// Counts, and calls `onUpdate`.
    public override func updateConstraints() {
        updates += 1
        onUpdate()
        super.updateConstraints()
    }

    /// Counts.
    public override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

/// A view of a size with views in it whose places constraints decide.
@MainActor public func box(_ width: CGFloat = 320, _ height: CGFloat = 480, holding views: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
    }
    return box
}

/// Holds a view at its superview's edges.
@MainActor public func pin(_ view: UIView, _ inset: CGFloat = 0) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
        superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
}
