#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PhotoPagerViewController {
    /// Creates a bar button item that shares the current photo.
    ///
    /// ```swift
    /// pager.navigationItem.rightBarButtonItem = pager.makeShareButtonItem()
    /// ```
    ///
    /// The button shares the items that ``PhotoPagerDataSource/photoPager(_:activityItemsAt:)`` returns. If that method returns `nil`, the
    /// button shares the photo as it was loaded: the file or the data of a ``PhotoSource``, in its format and with its metadata, or the
    /// image. If the page shows a view that isn't a photo, the button shares only items from that method. While a photo is loading, there
    /// is nothing to share.
    ///
    /// To let people save photos, add `NSPhotoLibraryAddUsageDescription` to your app's Info.plist. Without this key, the share sheet
    /// doesn't offer *Save Image*, because saving would end the app. A message in the system's log gives the reason.
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
    /// You can call this method in an action of a context menu. If the menu, an alert or another screen over the pager is about to go, the
    /// sheet appears afterwards. Calling this method has no effect if the pager isn't on the screen, if another screen stays over the
    /// pager, or if there is nothing to share.
    ///
    /// - Parameter barButtonItem: The item at which the sheet points on an iPad.
    public func share(from barButtonItem: UIBarButtonItem) {
        presentActivities { $0.barButtonItem = barButtonItem }
    }

    /// Presents the system's share sheet for the current photo, from a view.
    ///
    /// You can call this method in an action of a context menu. If the menu, an alert or another screen over the pager is about to go, the
    /// sheet appears afterwards. Calling this method has no effect if the pager isn't on the screen, if another screen stays over the
    /// pager, or if there is nothing to share.
    ///
    /// - Parameter view: The view at which the sheet points on an iPad. With `nil`, the default, the sheet points at the photo.
    public func share(from view: UIView? = nil) {
        presentActivities { [self] popover in
            let view = view ?? pageView ?? self.view
            popover.sourceView = view
            popover.sourceRect = view.map(\.bounds) ?? .zero
        }
    }

    private func presentActivities(_ place: @escaping (UIPopoverPresentationController) -> Void) {
        let (items, file) = activityItems
        guard !items.isEmpty, viewIfLoaded?.window != nil else { return }
        afterOtherScreen { pager in
            // If there is no space for the copy, the sheet shares the image.
            let copy = file.flatMap { try? $0.writeCopy() }
            let sheet = UIActivityViewController(activityItems: copy.map { [$0] } ?? items, applicationActivities: nil)
            sheet.excludedActivityTypes = PhotoPagerViewController.excludedActivityTypes(in: .main)
            // An activity of another app may call the handler on any thread.
            sheet.completionWithItemsHandler = { @Sendable activity, isCompleted, _, _ in
                // After the cancellation of an activity, such as a mail, the sheet is still there, and the next activity needs the copy.
                guard let copy, isCompleted || activity == nil else { return }
                try? FileManager.default.removeItem(at: copy.deletingLastPathComponent())
            }
            if let popover = sheet.popoverPresentationController { place(popover) }
            pager.present(sheet, animated: true)
        }
    }

    /// Calls a closure when the pager presents no screen: at once, or after the end of a dismissal that runs or begins now.
    ///
    /// A context menu can be a presented screen, and its action may be called before the menu is gone. Without the delay, UIKit would
    /// refuse to present the share sheet.
    private func afterOtherScreen(_ present: @escaping @MainActor (PhotoPagerViewController) -> Void) {
        guard let other = presentedViewController else { return present(self) }
        // Without this check, two quick taps on the share button would show the sheet again after its dismissal.
        guard !(other is UIActivityViewController) else { return }
        FrameLink.wait { [weak self, weak other] in
            self?.presentedViewController !== other || other?.isGoingAway ?? true
        } then: { [weak self, weak other] isGoing in
            guard let self, isGoing else { return }
            guard let other, other === presentedViewController else { return presentIfPossible(present) }
            afterScreenInFront { [weak self] in self?.presentIfPossible(present) }
        }
    }

    private func presentIfPossible(_ present: @MainActor (PhotoPagerViewController) -> Void) {
        if viewIfLoaded?.window != nil, presentedViewController == nil { present(self) }
    }

    /// Returns the activities that the share sheet doesn't offer in an app: saving the photo, if the app's Info.plist has no purpose
    /// string. Without the string, the system would end the app.
    static func excludedActivityTypes(in bundle: Bundle) -> [UIActivity.ActivityType] {
        let key = "NSPhotoLibraryAddUsageDescription"
        guard bundle.object(forInfoDictionaryKey: key) == nil else { return [] }
        SystemLog.shared.report("The share sheet doesn't offer Save Image, because the app's Info.plist has no \(key).")
        return [.saveToCameraRoll]
    }

    /// The items to share, and the file whose copy is shared instead if the photo came as data.
    private var activityItems: (items: [Any], file: PhotoFile?) {
        guard let index = indexOfCurrentPhoto else { return ([], nil) }
        if let items = dataSource?.photoPager(self, activityItemsAt: index) { return (items, nil) }
        guard let load = pages.loads.load(at: index) else { return (photoView?.image.map { [$0] } ?? [], nil) }
        // While a photo is loading, the page shows a placeholder. If a file breaks off, the page shows a part. Nobody wants to share these.
        guard case .loaded(let picture) = load.state else { return ([], nil) }
        guard let file = picture.file else { return ([picture.photo], nil) }
        // The file has metadata that an image lacks.
        return file.url.map { ([$0], nil) } ?? ([picture.photo], file)
    }
}
#endif
