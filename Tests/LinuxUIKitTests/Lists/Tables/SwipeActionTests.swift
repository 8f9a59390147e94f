import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration, UIContextualAction.h and UITableView.h: a horizontal
/// swipe moves the row's content aside and shows the actions, the first of which a full swipe performs.
@MainActor @Suite("Swipes on rows", .timeLimit(.minutes(20))) struct SwipeActionTests {
    @Test(
        "A row follows a finger, opens when the finger lifts, and shows its actions at the trailing edge",
        arguments: SwipeStage.Kind.allCases
    )
    func opens(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            let finger = stage.device.drag(from: stage.point(300, 1), to: stage.point(200, 1))
            let left = try #require(stage.left(1))
            #expect(left < -60 && stage.left(0) == 0 && stage.left(2) == 0)
            finger.move(to: stage.point(190, 1))
            #expect(abs((stage.left(1) ?? 0) - (left - 10)) < 0.001)
            stage.device.advance(by: 0.5)
            finger.lift()
            try stage.device.advanceUntilIdle()
            let (delete, flag) = (try #require(stage.button("Delete")), try #require(stage.button("Flag")))
            let (outer, inner) = (delete.convert(delete.bounds, to: nil), flag.convert(flag.bounds, to: nil))
            #expect(outer.maxX == 320 && inner.maxX == outer.minX && stage.cell(1)?.convert(.zero, to: nil).y == outer.minY)
            #expect(outer.height == 44 && abs((stage.left(1) ?? 0) + 320 - inner.minX) < 0.001)
            #expect(delete.backgroundColor == .systemRed && flag.backgroundColor == .systemGray)
            #expect(!stage.events.contains { $0.hasPrefix("select") })
        }
    }

    @Test("The leading actions show if the finger goes the other way", arguments: SwipeStage.Kind.allCases)
    func leading(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            stage.leading = { [unowned stage] _ in stage.configuration(["Read"]) }
            try stage.swipe(2, from: 20, to: 120)
            let read = try #require(stage.button("Read"))
            let frame = read.convert(read.bounds, to: nil)
            #expect(abs(frame.minX) < 0.001 && abs((stage.left(2) ?? 0) - frame.width) < 0.001)
        }
    }

    @Test("In a right-to-left interface both edges are mirrored", arguments: SwipeStage.Kind.allCases)
    func rightToLeft(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind, isRightToLeft: true) { stage in
            stage.leading = { [unowned stage] _ in stage.configuration(["Read"]) }
            try stage.swipe(1, from: 20, to: 140)
            let (delete, flag) = (try #require(stage.button("Delete")), try #require(stage.button("Flag")))
            let (outer, inner) = (delete.convert(delete.bounds, to: nil), flag.convert(flag.bounds, to: nil))
            #expect(outer.minX == 0 && inner.minX == outer.maxX && abs((stage.left(1) ?? 0) - inner.maxX) < 0.001)
            stage.device.tap(at: stage.point(250, 4))
            try stage.device.advanceUntilIdle()
            try stage.swipe(2, from: 300, to: 200)
            let read = try #require(stage.button("Read"))
            #expect(read.convert(read.bounds, to: nil).maxX == 320 && stage.left(2) == -read.bounds.width)
        }
    }

    @Test("A row that was moved a little closes again", .chosen, arguments: SwipeStage.Kind.allCases)
    func littleMoved(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            try stage.swipe(1, from: 300, to: 260)
            #expect(stage.left(1) == 0 && stage.button("Delete") == nil && !stage.events.contains("Delete"))
        }
    }

    @Test("A tap beside the buttons closes the row and selects nothing", .chosen, arguments: SwipeStage.Kind.allCases, [1, 4])
    func tapBeside(kind: SwipeStage.Kind, row: Int) throws {
        try SwipeStage.run(kind) { stage in
            try stage.swipe(1, from: 300, to: 180)
            #expect(stage.left(1) != 0)
            stage.device.tap(at: stage.point(60, row))
            try stage.device.advanceUntilIdle()
            #expect(stage.left(1) == 0 && stage.button("Delete") == nil && !stage.events.contains("select \(row)"))
            stage.device.tap(at: stage.point(60, row))
            #expect(stage.events.last == "select \(row)")
        }
    }

    /// The header: "call the completionHandler to reset the context to its normal state".
    @Test(
        "A button's tap calls the handler with the action and a view, and the completion closes the row",
        arguments: SwipeStage.Kind.allCases
    )
    func button(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            try stage.swipe(1, from: 300, to: 180)
            let flag = try #require(stage.button("Flag"))
            stage.device.tap(at: flag.convert(CGPoint(x: flag.bounds.midX, y: flag.bounds.midY), to: nil))
            try stage.device.advanceUntilIdle()
            let performed = try #require(stage.performed)
            #expect(stage.events.filter { $0 == "Flag" }.count == 1 && performed.action.title == "Flag" && performed.sourceView === flag)
            #expect(stage.left(1) != 0)
            performed.completion(true)
            try stage.device.advanceUntilIdle()
            #expect(stage.left(1) == 0 && stage.button("Flag") == nil)
        }
    }

    /// The page of performsFirstActionWithFullSwipe.
    @Test(
        "A swipe across the row performs the first action, unless the configuration says no",
        arguments: SwipeStage.Kind.allCases,
        [true, false]
    )
    func fullSwipe(kind: SwipeStage.Kind, isFull: Bool) throws {
        try SwipeStage.run(kind) { stage in
            stage.trailing = { [unowned stage] _ in
                let configuration = stage.configuration(["Delete", "Flag"])
                configuration.performsFirstActionWithFullSwipe = isFull
                return configuration
            }
            try stage.swipe(1, from: 310, to: 20)
            #expect(stage.events.contains("Delete") == isFull && !stage.events.contains("Flag"))
            if isFull {
                #expect(stage.left(1) == -320)
                stage.performed?.completion(false)
                try stage.device.advanceUntilIdle()
                #expect(stage.left(1) == 0)
            } else {
                #expect((stage.left(1) ?? 0) < -100 && (stage.left(1) ?? 0) > -220)
            }
        }
    }

    @Test("A vertical movement scrolls, and asks for no actions", arguments: SwipeStage.Kind.allCases)
    func vertical(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            var isAsked = false
            stage.trailing = { _ in
                isAsked = true
                return nil
            }
            let finger = stage.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 160, y: 200))
            #expect(stage.list.contentOffset.y > 150 && !isAsked)
            finger.lift()
        }
    }

    @Test("A row without a configuration, or without actions, stays in its place", arguments: SwipeStage.Kind.allCases, [true, false])
    func without(kind: SwipeStage.Kind, isNil: Bool) throws {
        try SwipeStage.run(kind) { stage in
            stage.trailing = { _ in isNil ? nil : UISwipeActionsConfiguration(actions: []) }
            let finger = stage.device.drag(from: stage.point(300, 1), to: stage.point(150, 1))
            #expect(stage.left(1) == 0 && stage.events.isEmpty)
            finger.lift()
        }
    }

    @Test("A scroll, a reload, an update and another row's swipe close an open row", .chosen, arguments: SwipeStage.Kind.allCases)
    func closes(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            let causes: [() throws -> Void] = [
                { stage.reload() },
                { stage.removeLast() },
                { try stage.swipe(3, from: 300, to: 180) },
                { stage.device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 290)).lift() },
                { stage.device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 260)).lift() },
            ]
            for (index, cause) in causes.enumerated() {
                try stage.swipe(1, from: 300, to: 180)
                #expect(stage.left(1) != 0, "\(index)")
                try cause()
                try stage.device.advanceUntilIdle()
                #expect(stage.left(1) == 0, "\(index)")
                stage.list.contentOffset = .zero
                stage.device.advanceFrames()
            }
            #expect(stage.left(3) == 0 && stage.button("Delete") == nil)
        }
    }

    @Test("A finger catches a row on its way back, and the row doesn't jump", .chosen, arguments: SwipeStage.Kind.allCases)
    func caught(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            try stage.swipe(1, from: 300, to: 180)
            stage.device.tap(at: stage.point(60, 5))
            stage.device.advance(by: 0.05)
            let finger = stage.device.touchDown(at: stage.point(200, 1))
            stage.device.glide([(finger, stage.point(180, 1))], duration: 0.02)
            #expect((stage.left(1) ?? 0) < -20)
            finger.lift()
        }
    }

    @Test("Two fingers swipe no row", .chosen, arguments: SwipeStage.Kind.allCases)
    func twoFingers(kind: SwipeStage.Kind) throws {
        try SwipeStage.run(kind) { stage in
            let fingers = stage.device.touchDown(at: [stage.point(250, 1), stage.point(300, 1)])
            stage.device.glide([(fingers[0], stage.point(100, 1)), (fingers[1], stage.point(150, 1))], duration: 0.3)
            #expect(stage.left(1) == 0)
            stage.device.lift(fingers)
        }
    }

    /// From …/uitableviewdelegate/tableview(_:willbegineditingrowat:) and …/tableview(_:didendeditingrowat:): the swipe puts the table into
    /// editing mode, in which no row shows an editing control.
    @Test("A swipe begins and ends the editing of its table's row")
    func editing() throws {
        try SwipeStage.run(.table) { stage in
            let table = try #require(stage.list as? UITableView)
            try stage.swipe(1, from: 300, to: 180)
            #expect(stage.events == ["begin 1 false"] && table.isEditing && table.visibleCells.allSatisfy { !$0.isEditing })
            table.setEditing(false, animated: true)
            try stage.device.advanceUntilIdle()
            #expect(stage.events == ["begin 1 false", "end 1 false"] && !table.isEditing && stage.left(1) == 0)
        }
    }

    /// From UITableView.h: rows that can't be edited aren't swiped. While a table shows editing controls, a swipe isn't one of them.
    @Test("Rows that can't be edited, and rows that are edited, aren't swiped", arguments: [true, false])
    func notEditable(isEditing: Bool) throws {
        try SwipeStage.run(.table) { stage in
            stage.canEdit = isEditing
            (stage.list as? UITableView)?.setEditing(isEditing, animated: false)
            try stage.swipe(1, from: 300, to: 180)
            #expect(stage.left(1) == 0 && !stage.events.contains { $0.hasPrefix("begin") })
        }
    }

    /// From …/uicellconfigurationstate-swift.struct/isswiped.
    @Test("A cell's state says that the cell is swiped")
    func state() throws {
        try SwipeStage.run(.list) { stage in
            let cell = try #require(stage.cell(1) as? UICollectionViewCell)
            var states: [Bool] = []
            cell.configurationUpdateHandler = { states.append($1.isSwiped) }
            stage.device.advanceFrames()
            try stage.swipe(1, from: 300, to: 180)
            #expect(cell.configurationState.isSwiped && states.last == true)
            #expect((stage.cell(0) as? UICollectionViewCell)?.configurationState.isSwiped == false)
            stage.device.tap(at: stage.point(60, 4))
            try stage.device.advanceUntilIdle()
            #expect(!cell.configurationState.isSwiped && states.last == false)
        }
    }
}
