extension UIViewController {
    /// Documented: if the style is a popover's, a controller that isn't presented yet gets its popover when this property is read.
    var managingPopover: UIPopoverPresentationController? {
        let owner = nearestPresented ?? self
        guard owner.modalPresentationStyle == .popover, owner.presenter != nil || owner.parentController == nil else { return nil }
        if let popover = owner.ownPopover { return popover }
        let popover = UIPopoverPresentationController(presentedViewController: owner, presenting: nil)
        // The controller retains the popover. Without this, the popover would retain the controller as well.
        popover.keepsPresented = false
        owner.ownPopover = popover
        return popover
    }

    /// Documented: if the width is compact, a popover becomes a sheet.
    func popoverStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .regular ? .popover : .pageSheet
    }
}
