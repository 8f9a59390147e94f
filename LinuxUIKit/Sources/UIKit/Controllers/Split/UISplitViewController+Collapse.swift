/// A collapsed split view: the compact column's controller, or one stack with the screens of all columns.
extension UISplitViewController {
    /// The navigation controller whose stack holds the screens of all columns.
    private var host: UINavigationController? { columns.first.flatMap { contents[$0]?.navigation } }

    var columnWhenCollapsed: Column? { contents[.compact] == nil ? columns.first : .compact }

    /// The screens of each column in the stack. A screen belongs to the nearest column below it.
    private var parts: [Column: [UIViewController]] {
        var parts: [Column: [UIViewController]] = [:]
        var current = columns.first
        for screen in host?.viewControllers ?? [] {
            current = columns.first { contents[$0]?.screens.first === screen } ?? current
            if let current { parts[current, default: []].append(screen) }
        }
        return parts
    }

    func change(_ column: Column, to controller: UIViewController?) {
        precondition(
            column != .supplementary || style == .tripleColumn,
            "LinuxUIKit: only the style with three columns has a supplementary column"
        )
        guard contents[column]?.controller !== controller else { return }
        let top = columns.last { parts[$0] != nil }
        if isCollapsed { separate() }
        let (old, new) = (contents[column], controller.map { SplitColumn($0, in: column) })
        old?.container.willMove(toParent: nil)
        old?.view.removeFromSuperview()
        old?.container.removeFromParent()
        contents[column] = new
        new.map { addChild($0.container) }
        new?.container.didMove(toParent: self)
        if isCollapsed { join(upTo: top ?? column) }
        viewIfLoaded?.setNeedsLayout()
    }

    func collapse() {
        isCollapsed = true
        for content in contents.values { content.screens = content.navigation?.viewControllers ?? [] }
        if contents[.compact] == nil, let proposed = columns.last {
            join(upTo: delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed)
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    func expand() {
        separate()
        isCollapsed = false
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Moves the screens of the columns into the stack. The other navigation controllers are empty until the columns separate.
    private func join(upTo top: Column) {
        guard contents[.compact] == nil else { return }
        for column in columns.dropFirst() { contents[column]?.navigation?.viewControllers = [] }
        host?.viewControllers = stack(upTo: top, keeping: [:])
    }

    private func separate() {
        guard contents[.compact] == nil, let first = columns.first else { return }
        let parts = parts
        host?.viewControllers = parts[first] ?? []
        for column in columns {
            guard let content = contents[column] else { continue }
            content.screens = parts[column] ?? content.screens
            content.navigation?.viewControllers = content.screens
        }
    }

    /// Returns the screens of the columns up to a column: those in the stack, and else those that the column had beside the others.
    private func stack(upTo top: Column, keeping parts: [Column: [UIViewController]]) -> [UIViewController] {
        columns.prefix { $0.rawValue <= top.rawValue }.flatMap { parts[$0] ?? contents[$0]?.screens ?? [] }
    }

    /// Shows a column in the stack. Documented: pushes the column and the columns below it, or pops the columns above it.
    func push(_ column: Column) {
        guard contents[.compact] == nil, columns.contains(column) else { return }
        let stack = stack(upTo: column, keeping: parts)
        if stack != host?.viewControllers { host?.setViewControllers(stack, animated: true) }
    }

    /// Hides a column in the stack. Documented: pops the column if it is on top and isn't the first.
    func pop(_ column: Column) {
        let parts = parts
        guard contents[.compact] == nil, let index = columns.firstIndex(of: column), index > 0,
            column == columns.last(where: { parts[$0] != nil })
        else { return }
        host?.setViewControllers(stack(upTo: columns[index - 1], keeping: parts), animated: true)
    }
}
