import UIKit

/// The constraints of an album's self-sizing cell.
@MainActor final class AlbumCellPlan {
    /// The photo's height, divided by the photo's width.
    private static let proportion: CGFloat = 0.6
    /// All constraints of the cell. If a view loses a constraint, `misplacement(in:)` finds that the constraint is inactive.
    private var constraints: [NSLayoutConstraint] = []

    func constrain(_ cell: any AlbumCell) {
        cell.titleLabel.numberOfLines = 0
        let (photo, title, empty, content) = (cell.photoView, cell.titleLabel, cell.emptyView, cell.contentView)
        let container = cell.container
        for view in [photo, container, title, empty] { view.translatesAutoresizingMaskIntoConstraints = false }
        let height = photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: AlbumCellPlan.proportion)
        // The priority is below required. Otherwise, a cell that is measured before its width is set would break a constraint.
        height.priority = UILayoutPriority(999)
        constraints = [
            height,
            photo.topAnchor.constraint(equalTo: content.topAnchor),
            photo.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 4),
            photo.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -4),
            container.topAnchor.constraint(equalTo: photo.topAnchor),
            container.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
            container.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
            title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 6),
            title.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: -8),
            title.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            empty.topAnchor.constraint(equalTo: content.topAnchor),
            empty.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            empty.widthAnchor.constraint(equalToConstant: 0),
            empty.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    func misplacement(in cell: any AlbumCell) -> String? {
        let inactive = constraints.filter { !$0.isActive }
        if !inactive.isEmpty { return "\(inactive.count) constraints of a cell are not active" }
        let (photo, title, room) = (cell.photoView.frame, cell.titleLabel.frame, cell.contentView.bounds)
        let container = cell.container.frame
        let height = (room.width - 8) * AlbumCellPlan.proportion
        let errors = [
            photo.minX - 4, photo.minY, photo.width - room.width + 8, photo.height - height, title.minY - photo.maxY - 6,
            room.height - title.maxY - 10, container.minX - photo.minX, container.minY - photo.minY, container.width - photo.width,
            container.height - photo.height,
        ]
        return errors.allSatisfy { abs($0) <= 0.5 } ? nil : "a photo at \(photo) above a title at \(title) in \(room)"
    }
}
