/// A line of a menu as it is shown.
@MainActor enum MenuEntry {
    /// The title of all.
    case header(String)
    /// The way back out of a menu within.
    case back(String)
    /// What can be chosen.
    case element(UIMenuElement)
    /// A thick line between groups.
    case gap

    /// What a menu shows: elements that are hidden are left out, and those of a menu that shows inline stand among the others, set off.
    ///
    /// - Parameter outer: the menu that it was opened from.
    static func entries(of menu: UIMenu, in outer: UIMenu? = nil) -> [MenuEntry] {
        var lines = lines(of: menu)
        if case .gap? = lines.last { lines.removeLast() }
        guard !lines.isEmpty else { return [] }
        if outer != nil { return [.back(menu.title)] + lines }
        return menu.title.isEmpty ? lines : [.header(menu.title)] + lines
    }

    private static func lines(of menu: UIMenu) -> [MenuEntry] {
        var lines: [MenuEntry] = []
        for element in menu.children where !element.isLeftOut {
            guard let group = element as? UIMenu, group.options.contains(.displayInline) else {
                lines.append(.element(element))
                continue
            }
            let inner = MenuEntry.lines(of: group)
            guard !inner.isEmpty else { continue }
            lines.appendGap()
            if !group.title.isEmpty { lines.append(.header(group.title)) }
            lines += inner
            lines.appendGap()
        }
        return lines
    }
}

extension [MenuEntry] {
    fileprivate mutating func appendGap() {
        switch last {
        case nil, .gap?: break
        default: append(.gap)
        }
    }
}

extension UIMenuElement {
    /// How an action or a command looks and behaves.
    @MainActor var leafAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }

    @MainActor fileprivate var isLeftOut: Bool {
        if let menu = self as? UIMenu { return menu.children.allSatisfy(\.isLeftOut) }
        return leafAttributes.contains(.hidden)
    }
}
