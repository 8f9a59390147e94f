import UIKit

extension PhotoPagerViewController {
    /// Creates a bar button item that shares the current photo.
    ///
    /// ```swift
    /// pager.navigationItem.rightBarButtonItem = pager.makeShareButtonItem()
    /// ```
    /// What is shared is what ``PhotoPagerDataSource/photoPager(_:activityItemsAt:)`` gives.
    public func makeShareButtonItem() -> UIBarButtonItem {
        let action = UIAction { [weak self] action in
            guard let item = action.sender as? UIBarButtonItem else { return }
            self?.share(from: item)
        }
        return UIBarButtonItem(systemItem: .action, primaryAction: action)
    }

    /// Presents the system's sheet that shares the current photo. On an iPad it points at a bar button item.
    public func share(from barButtonItem: UIBarButtonItem) {
        presentActivities { $0.barButtonItem = barButtonItem }
    }

    /// Presents the system's sheet that shares the current photo. On an iPad it points at a view, at the photo unless another is given.
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
