/// The room that bars take at the top or at the bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the room, in points.
    var length: CGFloat { get }
    /// The top of the room.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the room.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the room.
    var heightAnchor: NSLayoutDimension { get }
}

/// The room at an edge, outside of the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let insets = owner?.safeAreaInsets else { return 0 }
        return kind == .aboveSafeArea ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The room that bars take at the top of the view.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    public var topLayoutGuide: any UILayoutSupport { layoutSupport(.aboveSafeArea, "UIViewControllerTop") }

    /// The room that bars take at the bottom of the view.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.belowSafeArea, "UIViewControllerBottom") }

    private func layoutSupport(_ kind: UILayoutGuide.Kind, _ identifier: String) -> any UILayoutSupport {
        loadViewIfNeeded()
        let autoLayout = view.makeAutoLayout()
        if let guide = autoLayout.ownGuides.first(where: { $0.kind == kind }) as? LayoutSupportGuide { return guide }
        let guide = LayoutSupportGuide(kind, of: view, identifier: identifier)
        autoLayout.ownGuides.append(guide)
        // Reported: two constraints in the view hold each of the two guides.
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            kind == .aboveSafeArea
                ? [guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor)]
                : [guide.bottomAnchor.constraint(equalTo: view.bottomAnchor), guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor)]
        )
        return guide
    }
}
