import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

// UISplitViewController.h; the pages of UISplitViewController's members.
@Suite("Split view controller", .timeLimit(.minutes(20))) @MainActor struct SplitViewControllerTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?
        var calls: [String] = []

        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            calls.append("willChange from \(svc.displayMode) to \(displayMode)")
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("proposed \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }
    }

    private let a = UIViewController()
    private let b = UIViewController()
    private let c = UIViewController()
    private let delegate = Delegate()
    private static let wide = HeadlessDevice.Configuration(size: CGSize(width: 1000, height: 600), scale: 1, safeAreaInsets: .zero)
    private static let tall = HeadlessDevice.Configuration(size: CGSize(width: 600, height: 1000), scale: 1, safeAreaInsets: .zero)

    /// Returns a split view controller with the columns a, b and, in the style with three columns, c between them.
    private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn, isRegular: Bool = true) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        if isRegular { split.traitOverrides.horizontalSizeClass = .regular }
        split.delegate = delegate
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        if style == .tripleColumn { split.setViewController(c, for: .supplementary) }
        return split
    }

    /// The frame of a column in the window as the model has it, or `nil` if the column isn't in a window.
    private func frame(_ screen: UIViewController) -> CGRect? {
        guard let view = screen.navigationController?.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    // MARK: The columns

    @Test("A controller gets a navigation controller, unless it is one or in the compact column")
    func navigation() throws {
        try HeadlessDevice.run { device in
            let split = UISplitViewController(style: .doubleColumn)
            let own = UINavigationController(rootViewController: b)
            split.setViewController(a, for: .primary)
            split.setViewController(own, for: .secondary)
            split.setViewController(c, for: .compact)
            #expect(a.navigationController != nil && b.navigationController === own && c.navigationController == nil)
            #expect(own.navigationController == nil && split.viewController(for: .secondary) === own)
            #expect(split.viewController(for: .compact) === c)
            split.setViewController(nil, for: .secondary)
            #expect(split.viewController(for: .secondary) == nil && own.parent == nil)
        }
    }

    @Test("The property splitViewController is the nearest split view controller around a controller")
    func ancestor() throws {
        try HeadlessDevice.run { device in
            #expect(a.splitViewController == nil)
            let split = makeSplit()
            #expect(a.splitViewController === split && a.navigationController?.splitViewController === split)
            #expect(split.splitViewController == nil)
        }
    }

    @Test("An automatic mode is side by side in landscape and hides the primary column in portrait")
    func automatic() throws {
        try HeadlessDevice.run(Self.tall) { device in
            let split = makeSplit()
            device.show(split)
            device.advanceFrames()
            #expect(split.preferredDisplayMode == .automatic && split.displayMode == .secondaryOnly && !split.isCollapsed)
            #expect(frame(a) == nil && frame(b) == CGRect(x: 0, y: 0, width: 600, height: 1000))
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(frame(a) == CGRect(x: 0, y: 0, width: split.primaryColumnWidth, height: 600))
            #expect(frame(b) == CGRect(x: split.primaryColumnWidth, y: 0, width: 1000 - split.primaryColumnWidth, height: 600))
        }
    }

    @Test("The primary column is at the leading edge, also from right to left")
    func rightToLeft() throws {
        try HeadlessDevice.run(Self.wide) { device in
            device.setLayoutDirection(.rightToLeft)
            let split = makeSplit()
            device.show(split)
            device.advanceFrames()
            #expect(frame(a)?.maxX == 1000 && frame(b)?.minX == 0)
            #expect(frame(a)?.minX == frame(b)?.maxX)
        }
    }

    @Test("Columns beside the secondary one take its room, and columns over it don't")
    func modes() throws {
        try HeadlessDevice.run(Self.wide) { device in
            let split = makeSplit(.tripleColumn)
            device.show(split)
            let all = CGRect(x: 0, y: 0, width: 1000, height: 600)
            var seen: [String] = []
            for mode in [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary]
                as [UISplitViewController.DisplayMode]
            {
                split.preferredDisplayMode = mode
                device.advanceFrames()
                #expect(split.displayMode == mode)
                let rest = try #require(frame(b))
                let others = [a, c].compactMap { frame($0) }
                seen.append("\(frame(a) == nil ? "" : "a")\(frame(c) == nil ? "" : "c") \(rest == all ? "over" : "beside")")
                if rest != all { #expect(rest.minX == others.map(\.maxX).max() && rest.maxX == 1000) }
                // A column over the secondary one is in front of it.
                if let first = others.first {
                    let hit = device.scene.windows.first?.hitTest(CGPoint(x: first.midX, y: 300), with: nil)
                    #expect(hit.map { !$0.isDescendant(of: b.view) } ?? false)
                }
            }
            #expect(seen == [" over", "c beside", "c over", "ac beside", "ac over"])
            #expect(try #require(frame(a)).maxX == frame(c)?.minX)
        }
    }

    @Test("A preferred width in points has priority over a fraction, and both stay between the least and the greatest width")
    func widths() throws {
        try HeadlessDevice.run(Self.wide) { device in
            let split = makeSplit()
            device.show(split)
            device.advanceFrames()
            split.preferredPrimaryColumnWidthFraction = 0.4
            device.advanceFrames()
            #expect(split.primaryColumnWidth == 400 && frame(a)?.width == 400 && frame(b)?.width == 600)
            split.maximumPrimaryColumnWidth = 380
            device.advanceFrames()
            #expect(split.primaryColumnWidth == 380 && frame(a)?.width == 380)
            split.preferredPrimaryColumnWidth = 250
            device.advanceFrames()
            #expect(split.primaryColumnWidth == 250 && frame(a)?.width == 250)
            split.minimumPrimaryColumnWidth = 300
            device.advanceFrames()
            #expect(split.primaryColumnWidth == 300 && frame(a)?.width == 300)
        }
    }

    /// "iOS 9 SDK Development", the chapter Size Classes and the iPhone 6, reports the compact width. Its source isn't a page of Apple's.
    @Test("The primary column has a compact width, and the secondary column the width around it")
    func traits() throws {
        try HeadlessDevice.run(Self.wide) { device in
            device.show(makeSplit())
            device.advanceFrames()
            #expect(a.traitCollection.horizontalSizeClass == .compact && b.traitCollection.horizontalSizeClass == .regular)
        }
    }

    // MARK: Show and hide

    @Test("Expanded, a column is shown and hidden by the nearest mode, animated; the secondary column is ignored")
    func showAndHide() throws {
        try HeadlessDevice.run(Self.wide) { device in
            let split = makeSplit(.tripleColumn)
            device.show(split)
            device.advanceFrames()
            for (column, shows) in [(.primary, true), (.primary, false), (.supplementary, false), (.supplementary, true)]
                as [(UISplitViewController.Column, Bool)]
            {
                delegate.calls = []
                let screen = column == .primary ? a : c
                let before = b.view.frame.width
                shows ? split.show(column) : split.hide(column)
                #expect(delegate.calls.count == 1)
                device.advance(by: 0.1)
                let layer = try #require(b.navigationController?.view.superview?.layer.presentation())
                #expect(layer.frame.width != before && layer.frame.width != b.navigationController?.view.bounds.width)
                #expect(screen.view.window != nil)
                try device.advanceUntilIdle()
                #expect((frame(screen) != nil) == shows)
                // The column is shown or hidden already.
                shows ? split.show(column) : split.hide(column)
                split.show(.secondary)
                split.hide(.secondary)
                #expect(delegate.calls.count == 1)
            }
        }
    }

    @Test("A column that is shown in portrait lies over the secondary column")
    func overlay() throws {
        try HeadlessDevice.run(Self.tall) { device in
            let split = makeSplit()
            device.show(split)
            device.advanceFrames()
            split.show(.primary)
            try device.advanceUntilIdle()
            #expect(split.displayMode == .oneOverSecondary && frame(a)?.minX == 0 && frame(b)?.width == 600)
        }
    }

    /// "Implementing a container view controller": each appearance is announced, and ends.
    @Test("The columns are notified when they come and go")
    func appearance() throws {
        try HeadlessDevice.run(Self.wide) { device in
            let log = LifeLog()
            let split = UISplitViewController(style: .doubleColumn)
            split.traitOverrides.horizontalSizeClass = .regular
            for (name, column) in [("A", .primary), ("B", .secondary)] as [(String, UISplitViewController.Column)] {
                split.setViewController(ControllerProbe(name, log), for: column)
            }
            device.show(split)
            device.advanceFrames()
            @MainActor func appearances(_ name: String) -> [String] {
                log.lines.filter { $0.hasPrefix(name) && $0.hasSuffix("ppear") }.map { String($0.dropFirst(2)) }
            }
            #expect(appearances("A") == ["willAppear", "didAppear"] && appearances("B") == ["willAppear", "didAppear"])
            split.hide(.primary)
            try device.advanceUntilIdle()
            #expect(appearances("A") == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
            split.show(.primary)
            try device.advanceUntilIdle()
            #expect(appearances("A").suffix(2) == ["willAppear", "didAppear"] && appearances("B").count == 2)
        }
    }

    // MARK: Collapsed

    @Test("In a compact width, the columns' screens are one stack, whose top the delegate chooses", arguments: [false, true])
    func collapse(delegateChooses: Bool) throws {
        try HeadlessDevice.run { device in
            if delegateChooses { delegate.top = .primary }
            let split = makeSplit(isRegular: false)
            device.show(split)
            device.advanceFrames()
            #expect(split.isCollapsed && delegate.calls == ["proposed secondary", "didCollapse"])
            #expect(a.navigationController?.viewControllers == (delegateChooses ? [a] : [a, b]))
            let top = delegateChooses ? a : b
            #expect(top.view.window != nil && top.view.convert(top.view.bounds, to: nil) == split.view.bounds)
        }
    }

    @Test("If there is a controller for the compact column, a compact width shows it alone")
    func compactColumn() throws {
        try HeadlessDevice.run { device in
            let split = makeSplit(isRegular: false)
            split.setViewController(c, for: .compact)
            device.show(split)
            device.advanceFrames()
            #expect(split.isCollapsed && c.view.window != nil && c.view.frame == split.view.bounds)
            #expect(a.viewIfLoaded?.window == nil && b.viewIfLoaded?.window == nil)
            #expect(a.navigationController?.viewControllers == [a] && b.navigationController?.viewControllers == [b])
        }
    }

    @Test("Collapsed, a column is shown with the columns below it, or by a pop to it, and hidden by a pop")
    func pushAndPop() throws {
        try HeadlessDevice.run { device in
            delegate.top = .primary
            let split = makeSplit(.tripleColumn, isRegular: false)
            device.show(split)
            device.advanceFrames()
            let host = try #require(a.navigationController)
            @MainActor func stack(_ change: () -> Void) throws -> [UIViewController] {
                change()
                try device.advanceUntilIdle()
                return host.viewControllers
            }
            #expect(try stack { split.show(.secondary) } == [a, c, b])
            #expect(try stack { split.hide(.supplementary) } == [a, c, b], "the column isn't on top")
            #expect(try stack { split.hide(.secondary) } == [a, c])
            #expect(try stack { split.show(.secondary) } == [a, c, b])
            #expect(try stack { split.show(.supplementary) } == [a, c])
            #expect(try stack { split.show(.primary) } == [a])
            #expect(try stack { split.hide(.primary) } == [a])
        }
    }

    @Test("A detail replaces the secondary column, and is pushed in a compact width", arguments: [false, true])
    func detail(isCompact: Bool) throws {
        try HeadlessDevice.run(Self.wide) { device in
            delegate.top = .primary
            let split = makeSplit(isRegular: !isCompact)
            device.show(split)
            device.advanceFrames()
            split.showDetailViewController(c, sender: nil)
            if isCompact { #expect(c.transitionCoordinator != nil) }
            try device.advanceUntilIdle()
            #expect(split.viewController(for: .secondary) === c && c.view.window != nil && b.parent?.parent == nil)
            if isCompact {
                #expect(a.navigationController?.viewControllers == [a, c])
            } else {
                #expect(frame(c)?.minX == split.primaryColumnWidth && a.navigationController?.viewControllers == [a])
            }
        }
    }

    // The header says only that the delegate is notified.
    @Test("Screens return to their columns when the width becomes regular again", .chosen)
    func expand() throws {
        try HeadlessDevice.run(Self.wide) { device in
            let split = makeSplit()
            device.show(split)
            device.advanceFrames()
            let (left, right) = (try #require(a.navigationController), try #require(b.navigationController))
            split.traitOverrides.horizontalSizeClass = .compact
            try device.advanceUntilIdle()
            #expect(split.isCollapsed && left.viewControllers == [a, b] && right.viewControllers == [])
            left.pushViewController(c, animated: false)
            split.traitOverrides.horizontalSizeClass = .regular
            try device.advanceUntilIdle()
            #expect(!split.isCollapsed && left.viewControllers == [a] && right.viewControllers == [b, c])
            #expect(frame(a) != nil && c.view.window != nil && delegate.calls.last == "didExpand")
        }
    }
}
