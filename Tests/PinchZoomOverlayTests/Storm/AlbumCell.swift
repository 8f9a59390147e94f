import PinchZoomOverlay
import UIKit

/// A cell with a photo or a live view with round corners that can be pinched, and a title.
@MainActor protocol AlbumCell: UIView, PinchZoomable {
    var photoView: UIImageView { get }
    /// Lies on the photo, and shows a live view in the photo's place.
    var container: PinchZoomContainerView { get }
    var titleLabel: UILabel { get }
    /// A view without a size, in the corner of the content view.
    var emptyView: UIView { get }
    var contentView: UIView { get }
    /// The fault in the cell's layout, in words, or `nil` if everything is in its place.
    var misplacement: String? { get }
}

extension AlbumCell {
    var pinchZoomView: UIView { container.isHidden ? photoView : container }

    /// Shows a live view, or the photo if `live` is `nil`.
    func show(_ live: UIView?) {
        container.contentView = live
        container.isHidden = live == nil
        photoView.isHidden = live != nil
    }

    func addViews() {
        photoView.contentMode = .scaleAspectFill
        container.isHidden = true
        for view in [photoView, container] {
            view.clipsToBounds = true
            view.layer.cornerRadius = 12
        }
        titleLabel.font = .systemFont(ofSize: 14)
        contentView.addSubview(photoView)
        contentView.addSubview(container)
        contentView.addSubview(titleLabel)
        contentView.addSubview(emptyView)
        enablePinchZoom { $0.openingScale = 1.5 }
    }

    /// The first change by a transition that hasn't been undone, in words, or `nil` at rest.
    var damage: String? {
        if contentView.subviews != [photoView, container, titleLabel, emptyView] { return "\(contentView.subviews) in a cell" }
        if !photoView.subviews.isEmpty { return "\(photoView.subviews) in a photo" }
        if container.subviews.contains(where: { $0 !== container.contentView }) { return "\(container.subviews) in a container" }
        // A cell that is in no window is not laid out.
        if window != nil, let misplacement { return misplacement }
        return ([self, contentView] + contentView.subviews).lazy.compactMap(\.damageOfItself).first
    }
}

/// A square photo with its title on it, laid out by frames.
final class FramedAlbumCell: UICollectionViewCell, AlbumCell {
    let photoView = UIImageView()
    let container = PinchZoomContainerView()
    let titleLabel = UILabel()
    let emptyView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [photoView, container] {
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        titleLabel.textColor = .white
        titleLabel.frame = CGRect(x: 10, y: contentView.bounds.height - 30, width: contentView.bounds.width - 20, height: 20)
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addViews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var misplacement: String? {
        contentView.frame != bounds || photoView.frame != bounds || container.frame != bounds
            ? "a photo at \(photoView.frame), a container at \(container.frame) in \(contentView.frame) in \(bounds)" : nil
    }
}

/// A photo with a title below. The cell is as high as both.
final class ConstrainedAlbumCell: UICollectionViewCell, AlbumCell {
    let photoView = UIImageView()
    let container = PinchZoomContainerView()
    let titleLabel = UILabel()
    let emptyView = UIView()
    private let plan = AlbumCellPlan()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addViews()
        plan.constrain(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var misplacement: String? { plan.misplacement(in: self) }
}

/// A table's row with a photo and a title below. The row is as high as both.
final class AlbumRow: UITableViewCell, AlbumCell {
    let photoView = UIImageView()
    let container = PinchZoomContainerView()
    let titleLabel = UILabel()
    let emptyView = UIView()
    private let plan = AlbumCellPlan()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addViews()
        plan.constrain(self)
        selectionStyle = .none
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var misplacement: String? { plan.misplacement(in: self) }
}
