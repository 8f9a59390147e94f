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
    /// Where a group's leading edge, or middle, lies when it rests, as a distance of reading.
    var groups: OrthogonalGroups
    /// Whether it is read from right to left.
    private(set) var isMirrored = false
}

/// Its scroll view has the coordinates of any other, with zero at the left. Where reading goes from right to left the section begins at its
/// right end, and a distance of reading is one from there.
extension OrthogonalSection {
    /// The same read from right to left, in a layout of a width.
    func mirrored(inWidth width: CGFloat) -> OrthogonalSection {
        var section = self
        section.frame.origin.x = width - frame.maxX
        guard isHorizontal else { return section }
        section.isMirrored = true
        (section.contentInset.left, section.contentInset.right) = (contentInset.right, contentInset.left)
        // What is shorter than the room lies at its right end.
        section.contentSize.width = max(contentSize.width, frame.width - contentInset.left - contentInset.right)
        return section
    }

    /// From an offset of the content to a distance of reading, and back.
    func mirrored(_ offset: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: contentSize.width - frame.width - offset.x, y: offset.y) : offset
    }

    /// The offset at which it has not been scrolled.
    var beginning: CGPoint {
        isMirrored
            ? CGPoint(x: contentSize.width + contentInset.right - frame.width, y: 0)
            : CGPoint(x: -contentInset.left, y: -contentInset.top)
    }
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
