import HeadlessDevice
import PinchZoomOverlay
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomTestSupport

/// The resting offsets of rows with pages, groups or a layout's own stops, after a zoom during scrolling.
@MainActor @Suite("Rows that rest at groups", .timeLimit(.minutes(20)), .phones) struct GroupsTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    nonisolated static let behaviors: [Behavior] = [
        .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

    /// The motion of the row when the photo is lifted.
    enum Moment: CaseIterable, Sendable {
        /// The row is at rest.
        case rests
        /// A finger has dragged the row, and is one of the two fingers of the pinch.
        case isDragged
        /// The row decelerates after a swipe when the fingers land.
        case flies
    }

    @Test(
        "A section that scrolls across rests at a group, and one that has rested just where it was",
        .given(\.fingerOnDeceleration, .waitsForMovement),
        arguments: behaviors,
        Moment.allCases
    )
    func section(behavior: Behavior, moment: Moment) throws {
        try expectRest(behavior, moment) { offset, end in
            func isMultiple(_ value: CGFloat, of step: CGFloat) -> Bool { abs(value / step - (value / step).rounded()) * step < 0.51 }
            if abs(offset - end) < 0.51 { return true }
            return switch behavior {
            case .continuousGroupLeadingBoundary, .groupPaging: isMultiple(offset, of: 310)
            case .groupPagingCentered: isMultiple(offset + 45, of: 310)
            case .paging: isMultiple(offset, of: 390)
            default: true
            }
        }
    }

    @Test(
        "A list whose layout chooses where it rests does so too",
        .given(\.fingerOnDeceleration, .waitsForMovement),
        arguments: Moment.allCases
    )
    func layout(moment: Moment) throws {
        try expectRest(nil, moment) { offset, end in abs(offset / 310 - (offset / 310).rounded()) * 310 < 0.51 || abs(offset - end) < 0.51 }
    }

    /// Zooms a photo of a row, and checks the row's offset after the zoom.
    private func expectRest(_ behavior: Behavior?, _ moment: Moment, _ rests: (_ offset: CGFloat, _ end: CGFloat) -> Bool) throws {
        try HeadlessDevice.run { device in
            let row = PhotoRow(behavior)
            device.show(row)
            device.advanceFrames(2)
            // The first swipe moves the row away from its beginning.
            device.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300))
            try device.advanceUntilIdle()
            let scrollView = try row.scrollView
            let (start, end) = (scrollView.contentOffset.x, scrollView.contentSize.width + scrollView.contentInset.right - 390)
            #expect(start > 100 && rests(start, end))
            var fingers: [Finger] = []
            switch moment {
            case .rests:
                fingers = device.touchDown(at: [CGPoint(x: 200, y: 250), CGPoint(x: 200, y: 350)])
            case .isDragged:
                fingers = [device.drag(from: CGPoint(x: 260, y: 250), to: CGPoint(x: 150, y: 250))]
                #expect(scrollView.isDragging && scrollView.contentOffset.x > start + 50)
                fingers.append(device.touchDown(at: CGPoint(x: 150, y: 350)))
            case .flies:
                device.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300))
                device.advance(by: 0.03)
                #expect(scrollView.isDecelerating)
                let x = try row.middleOfWidestCell
                fingers = device.touchDown(at: [CGPoint(x: x, y: 250), CGPoint(x: x, y: 350)])
            }
            let spread = fingers.map { ($0, CGPoint(x: $0.location.x, y: $0.location.y < 300 ? 180 : 420)) }
            device.glide(spread, duration: 0.15)
            #expect(row.zoomingCount == 1 && scrollView.isLocked)
            device.advance(by: 0.5)
            device.lift(fingers)
            try device.advanceUntilIdle()
            let offset = scrollView.contentOffset.x
            #expect(rests(offset, end), "\(moment) at \(start): rests at \(offset)")
            if moment == .rests { #expect(offset == start) }
            #expect(row.zoomingCount == 0 && !scrollView.isLocked)
            // Afterwards, the row scrolls as before.
            device.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 300, y: 300))
            try device.advanceUntilIdle()
            #expect(scrollView.contentOffset.x < offset && rests(scrollView.contentOffset.x, end))
        }
    }
}

/// A row of photos of 300 points with spaces of 10: in a section that scrolls across its layout, or in a list whose layout stops at each
/// photo.
@MainActor private final class PhotoRow: UIViewController, UICollectionViewDataSource {
    private let collectionView: UICollectionView

    init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior?) {
        let layout: UICollectionViewLayout
        if let behavior {
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            let size = NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(400))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = behavior
            layout = UICollectionViewCompositionalLayout(section: section)
        } else {
            layout = StoppingLayout()
        }
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The view that scrolls sideways.
    var scrollView: UIScrollView {
        get throws {
            try #require(collectionView.collectionViewLayout is StoppingLayout ? collectionView : cells.first?.superview as? UIScrollView)
        }
    }

    private var cells: [PhotoCell] { collectionView.sortedCells.compactMap { $0 as? PhotoCell } }

    /// The middle of the visible part of the widest cell, in points of the screen.
    var middleOfWidestCell: CGFloat {
        get throws {
            let frames = cells.map { $0.convert($0.bounds, to: nil).intersection(view.bounds) }.filter { !$0.isNull }
            return try #require(frames.max { $0.width < $1.width }).midX
        }
    }

    var zoomingCount: Int { cells.filter { $0.pinchZoomInteraction?.state != .idle }.count }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.frame = CGRect(x: 0, y: 100, width: 390, height: collectionView.collectionViewLayout is StoppingLayout ? 400 : 700)
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.photoView.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        cell.photoView.image = TestImages.photo(indexPath.item)
        return cell
    }
}

/// A layout that chooses the resting offset, as carousels have done since iOS 6.
private final class StoppingLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 300, height: 400)
        minimumLineSpacing = 10
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: (proposedContentOffset.x / 310).rounded() * 310, y: proposedContentOffset.y)
    }
}
