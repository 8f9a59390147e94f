import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// Self-sizing cells whose least height is required, in all kinds of lists.
///
/// From "Creating self-sizing table view cells" and
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:): constraints that name the
/// height from edge to edge are enough, and an estimate is in the way of none. From UICollectionView.h and UITableView.h,
/// `selfSizingInvalidation`: what has a cell asked for its size again.
@MainActor @Suite("Cells of heights by constraints", .timeLimit(.minutes(20))) struct CellConstraintTests {
    typealias Kind = BoxList.Kind
    typealias Behavior = HeadlessDevice.Behavior

    private func withList(
        _ kind: Kind,
        _ behavior: Behavior = Behavior(),
        count: Int = 40,
        height: @escaping (Int) -> CGFloat = { 90 + CGFloat($0 % 4) * 30 },
        _ body: (HeadlessDevice, BoxList) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 480), behavior: behavior)) { device in
            let list = BoxList(kind, count: count, height: height)
            device.show(UIView()).addSubview(list.view)
            device.advanceFrames()
            try body(device, list)
        }
    }

    private static let phones = Behavior.ReusableViews.allCases.flatMap { views in
        Behavior.PreparedCells.allCases.flatMap { cells in
            Behavior.ReuseOrder.allCases.map { order in
                var behavior = Behavior()
                (behavior.reusableViews, behavior.preparedCells, behavior.reuseOrder) = (views, cells, order)
                return behavior
            }
        }
    }

    @Test(
        "Whatever scrolls, fills, turns or loads them, no constraint breaks, and all that show are as high as they say",
        arguments: Kind.allCases
    )
    func sizes(kind: Kind) throws {
        for (index, behavior) in Self.phones.enumerated() {
            var random = SeededGenerator(seed: 77 + UInt64(index))
            var heights = (0..<40).map { _ in CGFloat.random(in: 60...300, using: &random).rounded() }
            try withList(kind, behavior, height: { heights[$0] }) { device, list in
                list.followConstraints()
                for step in 0..<60 {
                    let end = max(0, list.view.contentSize.height - 480)
                    switch Int.random(in: 0..<8, using: &random) {
                    case 0: list.view.contentOffset.y = .random(in: 0...end, using: &random)
                    case 1, 2:
                        list.view.contentOffset.y = min(max(list.view.contentOffset.y + .random(in: -90...90, using: &random), 0), end)
                    case 3:
                        let numbers = (0..<list.count).filter { _ in Bool.random(using: &random) }
                        for number in numbers { heights[number] = CGFloat.random(in: 60...300, using: &random).rounded() }
                        list.show(list.count, reconfiguring: numbers)
                    case 4: list.reloadData()
                    case 5: list.show(.random(in: 5...40, using: &random))
                    case 6: list.view.frame.size = [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)][step % 2]
                    default:
                        let change = CGPoint(x: 100, y: CGFloat.random(in: 60...260, using: &random))
                        device.swipe(from: CGPoint(x: 100, y: 160), to: change, duration: 0.1)
                    }
                    device.advanceFrames(Int.random(in: 1...6, using: &random))
                    #expect(device.constraintMessages == [], "phone \(index), step \(step)")
                    if !device.constraintMessages.isEmpty { break }
                }
                try device.advanceUntilIdle()
                #expect(list.wrong == [], "phone \(index)")
            }
        }
    }

    @Test("Nor where the phone turns, notches come and go, and reading turns round", arguments: Kind.allCases)
    func turns(kind: Kind) throws {
        for (index, behavior) in Self.phones.enumerated() where index % 2 == 0 {
            var random = SeededGenerator(seed: 99 + UInt64(index))
            try HeadlessDevice.run(.init(size: CGSize(width: 320, height: 640), behavior: behavior)) { device in
                let list = BoxList(kind, count: 40) { 90 + CGFloat($0 % 4) * 30 }
                list.view.contentInsetAdjustmentBehavior = .automatic
                let controller = UIViewController()
                list.view.frame = controller.view.bounds
                list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                controller.view.addSubview(list.view)
                device.show(UINavigationController(rootViewController: controller))
                for step in 0..<80 {
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0:
                        let orientation = [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)
                        device.rotate(to: orientation ?? .portrait, animated: Bool.random(using: &random))
                    case 1: controller.additionalSafeAreaInsets.left = [0, 20, 60].randomElement(using: &random) ?? 0
                    case 2: device.setLayoutDirection(Bool.random(using: &random) ? .leftToRight : .rightToLeft)
                    case 3: list.reloadData()
                    default:
                        let end = CGPoint(x: 100, y: CGFloat.random(in: 100...300, using: &random))
                        device.swipe(from: CGPoint(x: 100, y: 180), to: end, duration: 0.1)
                    }
                    device.advanceFrames(Int.random(in: 0...20, using: &random))
                    #expect(device.constraintMessages == [], "phone \(index), step \(step)")
                    if !device.constraintMessages.isEmpty { break }
                }
                try device.advanceUntilIdle()
                #expect(list.wrong == [], "phone \(index)")
            }
        }
    }

    @Test(
        "Where constraints count, a cell follows them when they change; otherwise it waits until it is told of it",
        arguments: Kind.allCases
    )
    func follows(kind: Kind) throws {
        for isFollowing in [false, true] {
            var heights = (0..<40).map { _ in CGFloat(90) }
            try withList(kind, height: { heights[$0] }) { device, list in
                if isFollowing { list.followConstraints() }
                heights[1] = 120
                let cell = list.cells[1]
                cell.box.height.constant = 120
                try device.advanceUntilIdle()
                #expect(cell.view.bounds.height == (isFollowing ? 130 : 100))
                #expect(list.cells[2].view.frame.minY == cell.view.frame.maxY)
                cell.view.invalidateIntrinsicContentSize()
                try device.advanceUntilIdle()
                #expect(cell.view.bounds.height == 130 && list.wrong == [])
                #expect(list.cells[2].view.frame.minY == cell.view.frame.maxY)
            }
        }
    }

    @Test("What scrolls by, and is laid out again, is not asked again", .chosen, arguments: Kind.allCases)
    func questions(kind: Kind) throws {
        var phone = Behavior()
        phone.preparedCells = .none
        try withList(kind, phone, height: { _ in 90 }) { device, list in
            list.followConstraints()
            device.advanceFrames(3)
            BoxCell.questions = 0
            for step in 1...8 {
                list.view.contentOffset.y = CGFloat(step)
                for cell in list.cells { cell.view.setNeedsLayout() }
                device.advanceFrames()
            }
            #expect(BoxCell.questions == 0)
            list.cells[1].box.height.constant = 100
            try device.advanceUntilIdle()
            #expect((1...2).contains(BoxCell.questions), "\(BoxCell.questions)")
        }
    }

    @Test("A cell may lay itself out when it is asked, and that comes to an end", .chosen, arguments: Kind.allCases)
    func laysItselfOut(kind: Kind) throws {
        defer { BoxCell.laysItselfOut = false }
        BoxCell.laysItselfOut = true
        try withList(kind) { device, list in
            list.followConstraints()
            list.reloadData()
            device.advanceFrames()
            list.view.contentOffset.y = 300
            try device.advanceUntilIdle()
            #expect(list.wrong == [] && list.cells.count > 2)
        }
    }
}
