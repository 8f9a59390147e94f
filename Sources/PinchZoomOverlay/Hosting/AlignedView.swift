#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view with hosted content at its natural size, in a corner, at an edge, or in the middle. Touches beside the content go through.
final class AlignedView: PassThroughView {
    let container = HostingContainerView()
    /// The position of the content in unit coordinates: 0 is the leading or top edge, and 1 is the trailing or bottom edge.
    var anchor = CGPoint(x: 0.5, y: 0.5) {
        didSet { if oldValue != anchor { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        addSubview(container)
        container.sizeDidChange = { [weak self] in self?.setNeedsLayout() }
    }

    func fillSafeArea(of view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor),
            bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leftAnchor.constraint(equalTo: guide.leftAnchor),
            rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let size = container.size(proposedWidth: bounds.width, height: bounds.height) else { return }
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        let x = isRightToLeft ? 1 - anchor.x : anchor.x
        container.frame = CGRect(x: (bounds.width - width) * x, y: (bounds.height - height) * anchor.y, width: width, height: height)
    }
}
#endif
