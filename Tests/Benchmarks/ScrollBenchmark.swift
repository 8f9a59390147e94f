import HeadlessDevice
import UIKit

/// One scroll step in a collection of 100, 10,000 and 1,000,000 items, and the memory that the items take.
@MainActor struct ScrollBenchmark {
    func run() {
        var times: [(count: Int, seconds: Double)] = []
        var memory: [Int] = []
        for count in [100, 10_000, 1_000_000] {
            let before = residentMemory()
            let device = HeadlessDevice()
            let source = Numbers(count: count)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 844),
                collectionViewLayout: UICollectionViewFlowLayout()
            )
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            list.delegate = source
            device.show(list)
            device.advanceFrames()
            memory.append(residentMemory() - before)

            let limit = list.contentSize.height - 844
            var offset: CGFloat = 0
            let time = Stopwatch(runs: 21).median(calls: 100) {
                offset += 37
                if offset > limit { offset = 0 }
                list.contentOffset.y = offset
                list.layoutIfNeeded()
            }
            times.append((count, time))
        }
        for (count, time) in times {
            let ratio = time / times[0].seconds
            report(
                "A scroll step among \(count) items",
                String(format: "%.1f µs, %.2f of the first", time * 1e6, ratio),
                aim: "the same within 10 %"
            )
        }
        let over = Double(memory[2] - memory[0]) / 1_048_576
        report("Memory of 1,000,000 items over that of 100", String(format: "%.1f MB", over), aim: "under 50 MB")
    }
}

/// A section of plain cells, each of a size that its delegate tells.
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
