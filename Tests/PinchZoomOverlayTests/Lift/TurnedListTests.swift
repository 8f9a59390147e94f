import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A collection view whose coordinates are mirrored counts places from the right. The cells' content isn't mirrored.
@MainActor @Suite("Cells of a list that is read from the right", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct TurnedListTests {
    /// The part of a cell that is lifted.
    enum Part: CaseIterable {
        case photo, drawing, wholeCell
    }

    private final class Cell: UICollectionViewCell {
        let photo = UIImageView(image: TestImages.make(size: CGSize(width: 200, height: 150), hue: 0.6))
        let drawing = DrawnView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
            bar.backgroundColor = .red
            photo.frame = CGRect(x: 30, y: 10, width: 90, height: 80)
            drawing.frame = CGRect(x: 40, y: 110, width: 100, height: 80)
            for view in [bar, photo, drawing] { contentView.addSubview(view) }
            photo.isUserInteractionEnabled = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        func view(of part: Part) -> UIView {
            switch part {
            case .photo: photo
            case .drawing: drawing
            case .wholeCell: self
            }
        }
    }

    @Test("It lifts where it is and as it is, follows the fingers, and is put back", arguments: Part.allCases)
    func lifts(_ part: Part) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            device.setLayoutDirection(.rightToLeft)
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(200))
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            )
            list.backgroundColor = .white
            let zoom = PinchZoomInteraction()
            let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in
                if number == 0, zoom.view == nil { cell.view(of: part).addInteraction(zoom) }
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2])
            source.apply(snapshot, animatingDifferences: false)
            device.show(UIView()).addSubview(list)
            device.advanceFrames()
            let before = device.screenshot()
            let target = try #require(zoom.view)
            let frame = target.convert(target.bounds, to: nil)
            #expect(frame.minX >= 195, "the first item is at the right")
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            let fingers = device.touchDown(at: [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)])
            var arm: CGFloat = 20
            while zoom.state == .idle, arm < 60 {
                arm += 2
                device.move([(fingers[0], CGPoint(x: middle.x - arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm, y: middle.y))])
            }
            try #require(zoom.state == .zooming)
            #expect(largestDifference(before, device.screenshot()) <= 6)
            device.move([
                (fingers[0], CGPoint(x: middle.x - arm - 30, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm - 30, y: middle.y)),
            ])
            #expect(zoom.pose.translation.dx < -20)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before)
        }
    }
}
