import HeadlessDevice
import PeerComparison
import UIKit

/// A frame of scrolling through a feed of cells of 12 views and 41 constraints that size themselves, in a collection view and in a table.
@MainActor struct ConstraintFeedBenchmark {
    private static let postCount = 100_000

    func run() {
        for (name, makeList) in [("collection view", makeCollectionView), ("table", makeTable)] {
            let device = HeadlessDevice()
            let (list, source) = makeList()
            device.show(list)
            device.advanceFrames(2)
            let (frame, first) = (CostMeasurement(), CostMeasurement())
            for _ in 0..<600 {
                let requests = source.requests
                frame.measure {
                    list.contentOffset.y += 20
                    device.advanceFrames()
                }
                if source.requests > requests { first.takeLast(of: frame) }
            }
            report("A \(name) of posts: a frame", format(frame), aim: "under 16000 µs")
            report("A \(name) of posts: a frame in which a post comes", format(first), aim: "under 16000 µs")
            withExtendedLifetime(source) {}
        }
    }

    private func format(_ measurement: CostMeasurement) -> String {
        String(format: "%.0f µs, %d allocations", measurement.medianTime, measurement.medianAllocations)
    }

    private func makeCollectionView() -> (UIScrollView, PostSource) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(600))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let source = PostSource(count: ConstraintFeedBenchmark.postCount)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "post")
        list.dataSource = source
        return (list, source)
    }

    private func makeTable() -> (UIScrollView, PostSource) {
        let source = PostSource(count: ConstraintFeedBenchmark.postCount)
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        list.estimatedRowHeight = 600
        list.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        list.dataSource = source
        return (list, source)
    }
}

/// The data source of a list that has the same post in each row.
@MainActor private final class PostSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    private let count: Int
    private(set) var requests = 0

    init(count: Int) {
        self.count = count
    }

    private func fill(_ contentView: UIView) {
        requests += 1
        guard contentView.subviews.isEmpty else { return }
        let post = ConstraintCell(posts: 1)
        post.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(post)
        NSLayoutConstraint.activate([
            post.topAnchor.constraint(equalTo: contentView.topAnchor), post.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            post.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            post.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        fill(cell.contentView)
        return cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        fill(cell.contentView)
        return cell
    }
}
