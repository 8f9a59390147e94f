extension UITabBarController {
    func changeTabs(to new: [UIViewController]?) {
        let (old, oldIndex) = (tabs ?? [], selectedIndex)
        let list = new ?? []
        precondition(list.count <= 5, "LinuxUIKit: more than five tabs need the More tab, which is not simulated")
        precondition(Set(list.map(ObjectIdentifier.init)).count == list.count, "NSInvalidArgumentException: all tabs must be distinct")
        let removed = old.filter { one in !list.contains { $0 === one } }
        let added = list.filter { one in !old.contains { $0 === one } }
        removed.forEach { $0.willMove(toParent: nil) }
        added.forEach { addChild($0) }
        tabs = new
        let isKept = list.contains { $0 === selected }
        if !isKept { show(list.indices.contains(oldIndex) ? list[oldIndex] : list.first) }
        removed.forEach { $0.removeFromParent() }
        added.forEach { $0.didMove(toParent: self) }
        itemsMayHaveChanged()
    }

    /// Shows the items that the controllers have now.
    func itemsMayHaveChanged() {
        let items = tabs?.compactMap(\.tabBarItem)
        if items != tabBar.items { tabBar.show(items) }
        tabBar.select(selected?.tabBarItem)
    }

    // MARK: Taps

    /// Documented: a tap shows the tab's first view, even if the tab is already selected.
    func tabWasTapped(_ item: UITabBarItem) {
        guard let controller = tabs?.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            show(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: One view in place of another

    /// Shows a tab at once, because a phone doesn't animate the change. Both controllers are notified of the end after the turn's layout.
    ///
    /// Until then, the controller that comes receives the callbacks of its container, as any child does: the documented forwarding of
    /// appearance methods makes no exception. The controller that goes is no longer part of the view.
    func show(_ to: UIViewController?) {
        guard to !== selected else { return }
        finishTabChange()
        (selected as? UINavigationController)?.finishStackChanges()
        guard to !== selected else { return }
        let from = selected
        selected = to
        tabBar.select(to?.tabBarItem)
        guard isViewLoaded else { return }
        let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
        tabChange = TabChange(from: from, to: to)
        from?.beginAppearance(false, animated: false)
        if isSeen { to?.beginAppearance(true, animated: false) }
        // The controllers have been notified, so that the moves of their views cause no further notifications.
        [from, to].forEach { $0?.appearance.isDriven = true }
        putSelectedView()
        from?.viewIfLoaded?.removeFromSuperview()
        [from, to].forEach { $0?.appearance.isDriven = false }
        from?.containerInsets = .zero
        Platform.current.afterLayout { [weak self] in self?.finishTabChange() }
    }

    func putSelectedView() {
        guard let selected, let child = selected.view else { return }
        child.frame = contentView.bounds
        fitBottomBar()
        contentView.addSubview(child)
        fitBarsAroundContent()
    }

    private func finishTabChange() {
        guard let change = tabChange else { return }
        tabChange = nil
        change.from?.endAppearance()
        // If the container is still appearing, or is already disappearing, the tab's appearance ends with the container's.
        guard appearance.phase == .appeared, let to = change.to, to.appearance.phase == .appearing else { return }
        to.endAppearance()
    }
}
