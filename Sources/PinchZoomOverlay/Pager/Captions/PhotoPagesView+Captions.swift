#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The captions of the visible pages.
extension PhotoPagesView {
    /// Requests the caption of a page from the data source, and shows the caption. If the page isn't on the screen, no caption is
    /// requested.
    func showCaption(on page: PhotoPageCell, at index: Int) {
        guard let pager, page.isShown, let photoIndex = photoIndex(of: index) else { return }
        page.showCaption(pager.dataSource?.photoPager(pager, captionViewAt: photoIndex), surroundings: captionLayout)
    }
}

extension PhotoPageCell {
    /// Shows a caption over the page. If the caption is `nil`, the page shows no caption.
    func showCaption(_ caption: UIView?, surroundings: CaptionLayout) {
        guard caption != nil || captionView != nil else { return }
        let view = captionView ?? PageCaptionView(frame: pageFrame)
        if captionView == nil {
            captionView = view
            contentView.addSubview(view)
        }
        view.follow(surroundings)
        view.caption = caption
    }
}
#endif
