import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A photo in a header, a footer or a carousel's row. The list may give the view around the photo to another section during the zoom.
@MainActor @Suite("Reused headers, footers and rows", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct ReusedViewTests {
    enum Kind: CaseIterable { case collectionHeader, collectionFooter, tableHeader, tableFooter, carouselRow }

    /// A change of the list while the photo of section 1 is up, and whether the zoom goes on.
    enum Change: CaseIterable {
        case reversed, insertedAbove, deleted, scrolledAway, insertedBelow

        var goesOn: Bool { self == .insertedBelow }
    }

    @Test(
        "A zoom ends when the view around the photo shows another section, and goes on otherwise",
        arguments: Kind.allCases,
        Change.allCases
    )
    func reuse(kind: Kind, change: Change) throws {
        try HeadlessDevice.run { device in
            let feed = SectionFeed(kind)
            device.show(feed.controller)
            device.advance(by: 0.1)
            let photo = try #require(feed.photo(ofSection: 1))
            let zoom = try #require(photo.interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
            let point = photo.convert(CGPoint(x: 100, y: 60), to: nil)
            let fingers = device.pinch(at: point, spread: 40, scale: 1.5)
            #expect(zoom.state == .zooming)
            let color = device.screenshot().color(at: point)
            switch change {
            case .reversed: feed.reload(feed.sections.reversed())
            case .insertedAbove: feed.reload([90] + feed.sections)
            case .deleted: feed.reload(feed.sections.filter { $0 != 1 })
            case .scrolledAway: feed.list.contentOffset.y = 2000
            case .insertedBelow: feed.insertLastSection(90)
            }
            device.advance(by: 0.3)
            if change.goesOn {
                #expect(zoom.state == .zooming)
                #expect(device.screenshot().color(at: point) == color)
            } else if zoom.state == .zooming {
                // A reload may leave a view where it was, with the same photo.
                #expect(
                    photo.image === feed.image(1) && photo.window != nil && feed.photo(ofSection: feed.sections.firstIndex(of: 1)) === photo
                )
            }
            device.lift(fingers.filter(\.isDown))
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && photo.shownAlpha == 1)
        }
    }
}

/// A list of sections, each with a photo in a view of one kind.
@MainActor private final class SectionFeed: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate {
    private static let size = CGSize(width: 300, height: 120)
    let kind: ReusedViewTests.Kind
    private(set) var sections = Array(0..<20)
    let controller = UIViewController()
    let list: UIScrollView
    private var images: [Int: UIImage] = [:]

    init(_ kind: ReusedViewTests.Kind) {
        self.kind = kind
        let isTable = kind == .tableHeader || kind == .tableFooter
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: kind == .carouselRow ? 120 : 40)
        if kind == .collectionHeader { layout.headerReferenceSize = SectionFeed.size }
        if kind == .collectionFooter { layout.footerReferenceSize = SectionFeed.size }
        list = isTable ? UITableView() : UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        list.frame = controller.view.bounds
        controller.view.addSubview(list)
        if let table = list as? UITableView {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.register(TablePhoto.self, forHeaderFooterViewReuseIdentifier: "photo")
            (table.dataSource, table.delegate) = (self, self)
        } else if let grid = list as? UICollectionView {
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.register(CarouselCell.self, forCellWithReuseIdentifier: "row")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                grid.register(PhotoView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "photo")
            }
            grid.dataSource = self
        }
    }

    func image(_ section: Int) -> UIImage {
        if let image = images[section] { return image }
        let image = TestImages.make(size: SectionFeed.size, hue: CGFloat(section % 11) / 11)
        images[section] = image
        return image
    }

    func reload(_ sections: [Int]) {
        self.sections = sections
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    func insertLastSection(_ section: Int) {
        sections.append(section)
        let last = IndexSet(integer: sections.count - 1)
        (list as? UITableView)?.insertSections(last, with: .none)
        (list as? UICollectionView)?.performBatchUpdates { (self.list as? UICollectionView)?.insertSections(last) }
    }

    /// The photo of the section at an index, if the list shows the photo.
    func photo(ofSection index: Int?) -> UIImageView? {
        guard let index else { return nil }
        let path = IndexPath(item: 0, section: index)
        let (grid, table) = (list as? UICollectionView, list as? UITableView)
        switch kind {
        case .collectionHeader:
            return (grid?.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path) as? PhotoView)?.photo
        case .collectionFooter:
            return (grid?.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path) as? PhotoView)?.photo
        case .tableHeader: return (table?.headerView(forSection: index) as? TablePhoto)?.photo
        case .tableFooter: return (table?.footerView(forSection: index) as? TablePhoto)?.photo
        case .carouselRow: return (grid?.cellForItem(at: path) as? CarouselCell)?.photo
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: kind == .carouselRow ? "row" : "cell", for: indexPath)
        (cell as? CarouselCell)?.show(image(sections[indexPath.section]))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "photo", for: indexPath)
        (view as? PhotoView)?.photo.image = image(sections[indexPath.section])
        return view
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        kind == .tableHeader ? view(in: tableView, for: section) : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        kind == .tableFooter ? view(in: tableView, for: section) : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { kind == .tableHeader ? 120 : 0 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { kind == .tableFooter ? 120 : 0 }

    private func view(in table: UITableView, for section: Int) -> UIView? {
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "photo") as? TablePhoto
        view?.photo.image = image(sections[section])
        return view
    }
}

/// Makes a photo with an interaction of its own.
@MainActor private func makePhoto() -> UIImageView {
    let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    photo.addInteraction(PinchZoomInteraction())
    return photo
}

private final class PhotoView: UICollectionReusableView {
    let photo = makePhoto()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(photo)
    }

    required init?(coder: NSCoder) { nil }
}

private final class TablePhoto: UITableViewHeaderFooterView {
    let photo = makePhoto()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(photo)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row with a carousel of one photo. The carousel never changes its cell, so that only the row tells whose photo it is.
private final class CarouselCell: UICollectionViewCell, UICollectionViewDataSource {
    private let carousel: UICollectionView
    private var image: UIImage?

    override init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 120)
        carousel = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 120), collectionViewLayout: layout)
        super.init(frame: frame)
        carousel.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        carousel.dataSource = self
        contentView.addSubview(carousel)
    }

    required init?(coder: NSCoder) { nil }

    var photo: UIImageView? { (carousel.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)?.photo }

    func show(_ image: UIImage) {
        self.image = image
        photo?.image = image
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.photo.image = image
        return cell
    }

    private final class PhotoCell: UICollectionViewCell {
        let photo = makePhoto()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(photo)
        }

        required init?(coder: NSCoder) { nil }
    }
}
