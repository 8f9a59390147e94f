import UIKit

/// A view with a natural size that can be changed, and that counts what Auto Layout asks of it.
@MainActor final class NaturalView: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    private(set) var updates = 0
    private(set) var layouts = 0
    var onUpdate: () -> Void = {}

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }

    override func updateConstraints() {
        updates += 1
        onUpdate()
        super.updateConstraints()
    }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

/// A view of a size with views in it whose places constraints decide.
@MainActor func box(_ width: CGFloat = 320, _ height: CGFloat = 480, holding views: UIView...) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
    }
    return box
}

/// Holds a view at its superview's edges.
@MainActor func pin(_ view: UIView, _ inset: CGFloat = 0) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
        superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
}
