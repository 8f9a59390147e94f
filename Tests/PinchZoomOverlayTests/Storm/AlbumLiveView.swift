import UIKit

/// A stand-in for a player, which an album's cell or a page shows live.
final class AlbumLiveView: UIView {
    private let naturalSize: CGSize?

    /// - Parameter name: The name of the photo. If the name is even, the view has an intrinsic size.
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
