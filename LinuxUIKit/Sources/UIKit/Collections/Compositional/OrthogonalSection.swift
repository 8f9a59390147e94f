/// A section that scrolls across its layout, described by values.
struct OrthogonalSection {
    let section: Int
    /// The frame of the section's visible part in the collection view's content.
    var frame: CGRect
    /// The size of the whole scrollable content.
    var contentSize: CGSize
    /// The space around the content that lets the first and the last group reach their resting place.
    var contentInset: UIEdgeInsets
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var isHorizontal: Bool
    var decelerationRate: UIScrollView.DecelerationRate
    /// Whether the content bounces past its edges, or `nil` to keep the scroll view's default.
    var bounces: Bool?
    /// The offsets at which groups rest.
    var groups: OrthogonalGroups
}

/// The resting offsets of the groups of a section that scrolls across its layout, along the section's own axis.
struct OrthogonalGroups {
    /// Returns the offset at which a group rests.
    var offset: (_ group: Int) -> CGFloat
    /// The number of groups.
    var count: Int

    /// Returns the group that rests nearest to an offset.
    func nearest(to place: CGFloat) -> Int {
        let before = self.before(place)
        guard before + 1 < count else { return before }
        return place - offset(before) <= offset(before + 1) - place ? before : before + 1
    }

    /// Returns the last group that rests at an offset or before it.
    func before(_ place: CGFloat) -> Int {
        FlowSection.last(in: count) { offset($0) <= place + 0.5 } ?? 0
    }

    /// Returns the first group that rests at an offset or after it.
    func after(_ place: CGFloat) -> Int {
        let before = self.before(place)
        return abs(offset(before) - place) <= 0.5 || before + 1 >= count ? before : offset(before) > place ? before : before + 1
    }
}
