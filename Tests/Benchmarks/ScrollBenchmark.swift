import HeadlessDevice
import PeerComparison
import UIKit

/// One scroll step in a collection of 100, 10,000 and 1,000,000 items, and the memory of the items.
@MainActor struct ScrollBenchmark {
    private static let counts = [100, 10_000, 1_000_000]

    func run() {
        let device = HeadlessDevice()
        var memory: [Int] = []
        let lists = ScrollBenchmark.counts.map { count in
            let before = residentMemory()
            let list = NumberList(count: count)
            device.show(list.view)
            device.advanceFrames()
            memory.append(residentMemory() - before)
            return list
        }
        // The lists take turns, so that the machine's other work slows all three alike.
        let steps = lists.map { _ in CostMeasurement() }
        for _ in 0..<60 {
            for (index, list) in lists.enumerated() {
                steps[index].measure(times: 100) { list.step() }
            }
        }
        for (count, step) in zip(ScrollBenchmark.counts, steps) {
            report(
                "A scroll step among \(count) items",
                String(format: "%.1f µs, %.2f of the first", step.medianTime, step.medianRatio(to: steps[0])),
                aim: "the same within 10 %"
            )
        }
        let over = Double(memory[2] - memory[0]) / 1_048_576
        report("Memory of 1,000,000 items over that of 100", String(format: "%.1f MB", over), aim: "under 50 MB")
    }
}

/// A list of plain cells that scrolls down by 37 points a step, within the length of a hundred items.
@MainActor private final class NumberList {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
    private let source: Numbers
    private var offset: CGFloat = 0

    init(count: Int) {
        source = Numbers(count: count)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
    }

    func step() {
        offset = offset > 20_000 ? 0 : offset + 37
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }
}

/// A section of plain cells, each with a size from its delegate.
@MainActor private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 390, height: 200 + CGFloat(indexPath.item % 7) * 10)
    }
}
