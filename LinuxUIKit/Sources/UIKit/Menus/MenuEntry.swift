/// A line of a menu.
@MainActor enum MenuEntry {
    /// The title of the menu or of a group.
    case header(String)
    /// The way back from a submenu.
    case back(String)
    /// An element that can be chosen.
    case element(UIMenuElement)
    /// A thick line between groups.
    case gap

    /// Returns the lines of a menu, without the hidden elements. The elements of an inline menu are among the others, separated by gaps.
    ///
    /// - Parameter outer: The menu from which this menu was opened.
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
    /// The attributes of an action or a command for its look and behavior.
    @MainActor var leafAttributes: Attributes { (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? [] }

    @MainActor fileprivate var isLeftOut: Bool {
        if let menu = self as? UIMenu { return menu.children.allSatisfy(\.isLeftOut) }
        return leafAttributes.contains(.hidden)
    }
}
