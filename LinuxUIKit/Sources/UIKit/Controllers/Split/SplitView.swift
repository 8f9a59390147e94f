/// Holds the columns of a split view controller.
final class SplitView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.fitColumns()
    }
}
