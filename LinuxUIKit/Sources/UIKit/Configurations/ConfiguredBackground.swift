/// A cell's background that is given as a value, together with the view that shows the background.
@MainActor struct ConfiguredBackground {
    var configuration: UIBackgroundConfiguration?
    private var view: UIView?
    private var custom: UIView?

    init() {}

    /// Shows the background behind all other contents of the cell.
    mutating func show(in cell: UICollectionViewCell) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = self.view ?? UIView()
        if self.view == nil {
            view.isUserInteractionEnabled = false
            cell.insertSubview(view, at: 0)
            self.view = view
        }
        view.backgroundColor = configuration.resolvedBackgroundColor(for: cell.tintColor)
        view.layer.cornerRadius = configuration.cornerRadius
        view.clipsToBounds = configuration.cornerRadius > 0
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor = configuration.resolvedStrokeColor(for: cell.tintColor).cgColor
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { view.addSubview(custom) }
        }
        place(in: cell.bounds, around: cell)
    }

    func place(in bounds: CGRect, around cell: UICollectionViewCell) {
        guard let configuration, let view else { return }
        var insets = configuration.backgroundInsets
        let (edges, margins) = (configuration.edgesAddingLayoutMarginsToBackgroundInsets, cell.layoutMargins)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.leading) { insets.leading += margins.left }
        if edges.contains(.trailing) { insets.trailing += margins.right }
        view.frame = CGRect(
            origin: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            size: bounds.size.inset(by: insets)
        )
        custom?.frame = view.bounds
    }
}
