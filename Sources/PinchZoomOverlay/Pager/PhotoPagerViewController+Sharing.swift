import UIKit

extension PhotoPagerViewController {
    /// Creates a bar button item that shares the current photo.
    ///
    /// ```swift
    /// pager.navigationItem.rightBarButtonItem = pager.makeShareButtonItem()
    /// ```
    ///
    /// The button shares the items that ``PhotoPagerDataSource/photoPager(_:activityItemsAt:)`` returns. If that method returns `nil`, the
    /// button shares the photo as it was loaded. If the page shows a view that isn't a photo, the button shares only items from that
    /// method.
    ///
    /// - Returns: A bar button item with the system's symbol for sharing.
    public func makeShareButtonItem() -> UIBarButtonItem {
        let action = UIAction { [weak self] action in
            guard let item = action.sender as? UIBarButtonItem else { return }
            self?.share(from: item)
        }
        return UIBarButtonItem(systemItem: .action, primaryAction: action)
    }

    /// Presents the system's share sheet for the current photo, from a bar button item.
    ///
    /// Calling this method has no effect if the pager isn't on the screen, if the pager presents another screen, or if there is nothing to
    /// share.
    ///
    /// - Parameter barButtonItem: The item at which the sheet points on an iPad.
    public func share(from barButtonItem: UIBarButtonItem) {
        presentActivities { $0.barButtonItem = barButtonItem }
    }

    /// Presents the system's share sheet for the current photo, from a view.
    ///
    /// Calling this method has no effect if the pager isn't on the screen, if the pager presents another screen, or if there is nothing to
    /// share.
    ///
    /// - Parameter view: The view at which the sheet points on an iPad. With `nil`, the default, the sheet points at the photo.
    public func share(from view: UIView? = nil) {
        presentActivities { [self] popover in
            let view = view ?? pageView ?? self.view
            popover.sourceView = view
            popover.sourceRect = view.map(\.bounds) ?? .zero
        }
    }

    private func presentActivities(_ place: (UIPopoverPresentationController) -> Void) {
        let items = activityItems
        guard !items.isEmpty, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        if let popover = sheet.popoverPresentationController { place(popover) }
        present(sheet, animated: true)
    }

    private var activityItems: [Any] {
        guard let index = indexOfCurrentPhoto else { return [] }
        if let items = dataSource?.photoPager(self, activityItemsAt: index) { return items }
        return (pages.loads.load(at: index)?.picture?.photo ?? photoView?.image).map { [$0] } ?? []
    }
}
