import PortableTestSupport
import UIKit

extension NSDiffableDataSourceSnapshot<Int, Int> {
    /// Some of 20 items in some of four sections, in any order.
    static func random(using generator: inout SeededGenerator) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        var items = Array(0..<20).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
        for section in (0..<4).filter({ _ in Bool.random(using: &generator) }).shuffled(using: &generator) {
            snapshot.appendSections([section])
            let count = Int.random(in: 0...items.count, using: &generator)
            snapshot.appendItems(Array(items.prefix(count)), toSection: section)
            items.removeFirst(count)
        }
        return snapshot
    }
}
