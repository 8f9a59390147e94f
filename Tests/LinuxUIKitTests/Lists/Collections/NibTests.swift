import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uinib. There are no nibs on Linux, so that whoever needs one is told.
@MainActor @Suite("Nibs", .timeLimit(.minutes(20)), .chosen) struct NibTests {
    @Test("A nib can be made, and traps where it is registered or instantiated")
    func traps() async {
        let registered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
        }
        let instantiated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil)
        }
        for exit in [registered, instantiated] { #expect(exit?.said("LinuxUIKit: there are no nibs, and so none named Cell") == true) }
    }

    @Test("No nib forgets what was registered")
    func forgets() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.register(nil as UINib?, forCellReuseIdentifier: "cell")
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
        }
        #expect(exit?.said("cell") == true)
    }
}
