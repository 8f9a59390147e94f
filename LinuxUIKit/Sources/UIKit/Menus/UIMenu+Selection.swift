extension UIMenu {
    /// Documented: in a menu of the option `singleSelection` one element is on at a time, and that is the one that was chosen.
    @discardableResult func selectAlone(_ action: UIAction) -> Bool {
        let isWithin = children.contains { $0 === action || ($0 as? UIMenu)?.selectAlone(action) ?? false }
        guard isWithin, options.contains(.singleSelection) else { return isWithin }
        for other in leaves { other.state = other === action ? .on : .off }
        return true
    }

    private var leaves: [UIAction] {
        children.flatMap { child in (child as? UIMenu)?.leaves ?? [child as? UIAction].compactMap { $0 } }
    }
}
