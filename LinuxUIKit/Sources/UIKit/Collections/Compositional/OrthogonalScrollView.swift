/// The scroll view of a section that scrolls across its layout. The scroll view holds the section's cells.
final class OrthogonalScrollView: UIScrollView {
    private(set) var section: OrthogonalSection
    /// The group at which the content rested when the current drag began.
    private var groupAtDragStart: Int?
    weak var listView: UICollectionView?

    init(_ section: OrthogonalSection) {
        self.section = section
        super.init(frame: section.frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsAcross(section)
        panGestureRecognizer.addHandler { [weak self] recognizer in
            if recognizer.state == .began { self?.dragBegan() }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("LinuxUIKit: there are no archives here") }

    /// Applies the layout's current description of the section.
    func take(_ section: OrthogonalSection) {
        self.section = section
        if frame != section.frame { frame = section.frame }
        scrollsAcross(section)
    }

    private func scrollsAcross(_ section: OrthogonalSection) {
        contentInset = section.contentInset
        contentSize = section.contentSize
        isPagingEnabled = section.behavior == .paging
        decelerationRate = section.decelerationRate
        guard let bounces = section.bounces else { return }
        self.bounces = bounces
        alwaysBounceHorizontal = bounces && section.isHorizontal
        alwaysBounceVertical = bounces && !section.isHorizontal
    }

    private func dragBegan() {
        groupAtDragStart = section.groups.nearest(to: along(contentOffset))
    }

    private func along(_ point: CGPoint) -> CGFloat { section.isHorizontal ? point.x : point.y }

    override var restsAtStops: Bool { section.behavior != .continuous && section.behavior != .none }

    /// Returns the offset at which the content comes to rest. The offset is that of a group if the section's behavior requires so.
    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let groups = section.groups
        let (speed, place) = (along(velocity), along(proposed))
        guard groups.count > 0 else { return proposed }
        let group: Int
        switch section.behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary:
            group = speed > 0 ? groups.after(place) : speed < 0 ? groups.before(place) : groups.nearest(to: place)
        case .groupPaging, .groupPagingCentered:
            let nearest = groups.nearest(to: along(contentOffset))
            let start = groupAtDragStart ?? nearest
            // As with pages, a speed below 200 points a second counts as none, and a drag passes at most one group.
            let wanted =
                abs(speed) < 200
                ? nearest : speed > 0 ? groups.after(along(contentOffset)) : groups.before(along(contentOffset))
            group = min(max(wanted, start - 1), start + 1)
        }
        let offset = groups.offset(min(max(group, 0), groups.count - 1))
        return clamped(section.isHorizontal ? CGPoint(x: offset, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: offset))
    }

    /// The visible part of the section. When its origin moves, the collection view is notified.
    override var bounds: CGRect {
        get { super.bounds }
        set {
            let moves = newValue.origin != super.bounds.origin
            super.bounds = newValue
            if moves { listView?.orthogonalViewDidScroll(self) }
        }
    }
}
