/// A section that scrolls across its layout, as values.
struct OrthogonalSection {
    let section: Int
    /// Where the part that shows lies in the collection view's content.
    var frame: CGRect
    /// The size of all that can be scrolled to.
    var contentSize: CGSize
    /// Space around it, so that the first and the last group get to where they are to rest.
    var contentInset: UIEdgeInsets
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var isHorizontal: Bool
    var decelerationRate: UIScrollView.DecelerationRate
    /// Whether the content goes past its edges; nil leaves that to the scroll view.
    var bounces: Bool?
    /// Where a group's leading edge, or middle, lies when it rests, as an offset of the content.
    var groups: OrthogonalGroups
}

/// Where the groups of a section that scrolls across its layout begin, along its own axis.
struct OrthogonalGroups {
    /// The offset at which a group rests.
    var offset: (_ group: Int) -> CGFloat
    /// How many groups there are.
    var count: Int

    /// The group that rests nearest to an offset.
    func nearest(to place: CGFloat) -> Int {
        let before = self.before(place)
        guard before + 1 < count else { return before }
        return place - offset(before) <= offset(before + 1) - place ? before : before + 1
    }

    /// The last group that rests at an offset or before it.
    func before(_ place: CGFloat) -> Int {
        FlowSection.last(in: count) { offset($0) <= place + 0.5 } ?? 0
    }

    /// The first group that rests at an offset or behind it.
    func after(_ place: CGFloat) -> Int {
        let before = self.before(place)
        return abs(offset(before) - place) <= 0.5 || before + 1 >= count ? before : offset(before) > place ? before : before + 1
    }
}
