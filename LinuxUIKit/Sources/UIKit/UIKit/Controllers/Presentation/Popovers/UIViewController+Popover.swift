extension UIViewController {
    /// Documented: a controller that is not presented yet gets its popover when it is asked for, if its style is a popover's.
    var managingPopover: UIPopoverPresentationController? {
        let owner = nearestPresented ?? self
        guard owner.modalPresentationStyle == .popover, owner.presenter != nil || owner.parentController == nil else { return nil }
        if let popover = owner.ownPopover { return popover }
        let popover = UIPopoverPresentationController(presentedViewController: owner, presenting: nil)
        // The controller keeps it, and it would keep the controller.
        popover.keepsPresented = false
        owner.ownPopover = popover
        return popover
    }

    /// Documented: where the width is compact, a popover becomes a sheet.
    func popoverStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .regular ? .popover : .pageSheet
    }
}
