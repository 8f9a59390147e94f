import UIKit

/// Stands for a player: shown live by an album's cell or by a page.
final class AlbumLiveView: UIView {
    private let naturalSize: CGSize?

    /// - Parameter name: Every other one has a size of its own.
    init(_ name: Int) {
        naturalSize = name.isMultiple(of: 2) ? CGSize(width: 320, height: 180) : nil
        super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 36))
        backgroundColor = .purple
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { naturalSize ?? super.intrinsicContentSize }
}
