import PinchZoomOverlay
import UIKit

/// A random cell on the screen: in a plain view, a collection view, a table, or a carousel in a row, or as a header.
@MainActor final class CellHost {
    /// The size of the screen, which is small so that its pictures are made quickly.
    static let size = CGSize(width: 180, height: 160)
    /// The frame of the cell on the screen.
    private static let area = CGRect(x: 24, y: 28, width: 132, height: 104)
    /// The height of the cell's part that the list cuts off, if the cell is partly scrolled out.
    private static let hiddenHeight: CGFloat = 24

    let zoom: PinchZoomInteraction
    let target: UIView
    private let cell: UIView
    private let motion: CellPlan.Motion?
    private let view = UIView(frame: CGRect(origin: .zero, size: CellHost.size))
    /// The data sources, to which the lists have weak references.
    private var sources: [OneCellSource] = []

    init(_ plan: CellPlan, in screen: UIView) {
        screen.addSubview(view)
        view.backgroundColor = UIColor(white: 0.93, alpha: 1)
        let (cell, contentView, newSources) = Self.addCell(of: plan, to: view)
        (self.cell, sources, motion) = (cell, newSources, plan.motion)
        let target = plan.fill(cell, contentView)
        self.target = target
        for feature in plan.levels[CellPlan.screenLevel] { feature.apply(to: view, at: CellPlan.screenLevel) }
        // A spring that ends early saves frames.
        var configuration = PinchZoomConfiguration()
        (configuration.springDampingRatio, configuration.springResponse) = (1, 0.08)
        if plan.opensCrop { configuration.crop = .opens() }
        zoom = PinchZoomInteraction(configuration: configuration, lifting: .view { [weak target] in target })
        cell.addInteraction(zoom)
    }

    func remove() { view.removeFromSuperview() }

    /// Begins the animation that runs before the first touch, if there is one.
    func beginMotion() {
        switch motion {
        case .fadesIn:
            let alpha = target.alpha
            target.alpha = 0
            animate(for: 0.5) { $0.target.alpha = alpha }
        case .dropsIn:
            let transform = cell.transform
            cell.transform = transform.translatedBy(x: 0, y: 40)
            animate(for: 0.5) { $0.cell.transform = transform }
        case .makesRoom: animate(for: 0.3) { $0.cell.center.y += 25 }
        case .shrinks, .dims, nil: break
        }
    }

    /// Begins the animation of a pressed cell, if there is one.
    func press() {
        switch motion {
        case .shrinks: animate(for: 0.25) { $0.cell.transform = $0.cell.transform.scaledBy(x: 0.92, y: 0.92) }
        case .dims: animate(for: 0.25) { $0.cell.alpha *= 0.5 }
        case .fadesIn, .dropsIn, .makesRoom, nil: break
        }
    }

    private func animate(for duration: TimeInterval, _ change: @escaping @MainActor (CellHost) -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [weak self] in
            if let self { change(self) }
        }
    }

    /// Adds an empty cell to a view. Returns the cell, its content view and the data sources of the lists around the cell.
    private static func addCell(of plan: CellPlan, to view: UIView) -> (UIView, UIView, [OneCellSource]) {
        var frame = area
        if plan.isScrolledOut {
            frame.origin.y += hiddenHeight
            frame.size.height -= hiddenHeight
        }
        let source = OneCellSource(size: area.size, isHeader: plan.host == .header)
        let list: UIScrollView
        switch plan.host {
        case .plain:
            let (cell, contentView) = (UIView(frame: area), UIView(frame: CGRect(origin: .zero, size: area.size)))
            cell.addSubview(contentView)
            view.addSubview(cell)
            return (cell, contentView, [])
        case .table: list = source.makeTable(frame)
        case .list, .header, .carousel: list = source.makeCollection(frame)
        }
        view.addSubview(list)
        list.layoutIfNeeded()
        if plan.isScrolledOut { list.contentOffset.y = hiddenHeight }
        guard plan.host == .carousel, let row = source.cell as? UICollectionViewCell else {
            return (source.cell, source.contentView, [source])
        }
        let inner = OneCellSource(size: area.size)
        let carousel = inner.makeCollection(row.contentView.bounds)
        row.contentView.addSubview(carousel)
        carousel.layoutIfNeeded()
        return (inner.cell, inner.contentView, [source, inner])
    }
}

/// The data source of a list with one cell, or with a header and no cell.
private final class OneCellSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    private let size: CGSize
    private let isHeader: Bool
    /// The cell or the header.
    private(set) var cell = UIView()
    private lazy var headerContent = UIView(frame: CGRect(origin: .zero, size: size))

    init(size: CGSize, isHeader: Bool = false) {
        self.size = size
        self.isHeader = isHeader
    }

    var contentView: UIView {
        if let cell = cell as? UICollectionViewCell { return cell.contentView }
        if let cell = cell as? UITableViewCell { return cell.contentView }
        cell.addSubview(headerContent)
        return headerContent
    }

    func makeCollection(_ frame: CGRect) -> UICollectionView {
        let layout = FlippingLayout()
        layout.itemSize = size
        layout.minimumInteritemSpacing = 0
        if isHeader { layout.headerReferenceSize = size }
        let list = UICollectionView(frame: frame, collectionViewLayout: layout)
        list.backgroundColor = .white
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let header = UICollectionView.elementKindSectionHeader
        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        list.dataSource = self
        return list
    }

    func makeTable(_ frame: CGRect) -> UITableView {
        let table = UITableView(frame: frame, style: .plain)
        table.rowHeight = size.height
        table.separatorStyle = .none
        table.dataSource = self
        return table
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { isHeader ? 0 : 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        self.cell = cell
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        cell = header
        return header
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        self.cell = cell
        return cell
    }
}

/// A layout that is mirrored in a right-to-left interface.
private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
