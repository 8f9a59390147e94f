import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration and …/uicollectionview/reconfigureitems(at:):
/// reconfiguring preserves the existing cells, and creating a registration in a cell provider raises.
@MainActor @Suite("Registrations and reconfigured items", .timeLimit(.minutes(20))) struct CellRegistrationTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var answer: (UICollectionView, IndexPath) -> UICollectionViewCell
        init(_ answer: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.answer = answer }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            answer(collectionView, indexPath)
        }
    }

    private static func makeView(_ source: Source) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.dataSource = source
        return view
    }

    @Test("Cells of one registration are not used by another one of the same types", .chosen)
    func ownCells() {
        let one = UICollectionView.CellRegistration<TallCell, Int> { cell, _, number in cell.number = number }
        let other = UICollectionView.CellRegistration<TallCell, Int> { cell, _, number in cell.number = -number }
        var registration = one
        let source = Source { view, path in view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item + 1) }
        let view = CellRegistrationTests.makeView(source)
        view.layoutIfNeeded()
        let cells = view.sortedCells
        registration = other
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.sortedCells.compactMap { ($0 as? TallCell)?.number } == [-1, -2, -3])
        #expect(Set(view.visibleCells.map { ObjectIdentifier($0) }).isDisjoint(with: cells.map { ObjectIdentifier($0) }))
        registration = one
        view.reloadData()
        view.layoutIfNeeded()
        #expect(Set(view.visibleCells.map { ObjectIdentifier($0) }) == Set(cells.map { ObjectIdentifier($0) }))
    }

    @Test("A reconfigured item keeps its cell, which is filled again and not prepared for reuse")
    func reconfigure() throws {
        var offset = 0
        let registration = UICollectionView.CellRegistration<TallCell, Int> { cell, _, number in cell.number = number }
        let source = Source { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item + offset)
        }
        let view = CellRegistrationTests.makeView(source)
        view.layoutIfNeeded()
        let cells = view.sortedCells
        offset = 10
        view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        view.layoutIfNeeded()
        #expect(view.sortedCells.compactMap { ($0 as? TallCell)?.number } == [0, 11, 2])
        #expect(zip(view.sortedCells, cells).allSatisfy { $0 === $1 })
        #expect(cells.compactMap { ($0 as? TallCell)?.preparations } == [0, 0, 0])
    }

    @Test("A registration that is made in a request for a cell traps when it is used")
    func registrationInProvider() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = Source { view, path in
                let late = UICollectionView.CellRegistration<TallCell, Int> { _, _, _ in }
                return view.dequeueConfiguredReusableCell(using: late, for: path, item: 1)
            }
            let view = CellRegistrationTests.makeView(source)
            view.layoutIfNeeded()
            withExtendedLifetime(source) {}
        }
        #expect(exit?.said("using a registration that was created inside a cell provider") == true)
    }

    @Test("Dequeuing from another registration for an item that is reconfigured traps")
    func otherRegistration() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let one = UICollectionView.CellRegistration<TallCell, Int> { _, _, _ in }
            let other = UICollectionView.CellRegistration<TallCell, Int> { _, _, _ in }
            var registration = one
            let source = Source { view, path in view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1) }
            let view = CellRegistrationTests.makeView(source)
            view.layoutIfNeeded()
            registration = other
            view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
            withExtendedLifetime(source) {}
        }
        #expect(exit?.said("attempted to dequeue a cell for a different registration") == true)
    }
}
