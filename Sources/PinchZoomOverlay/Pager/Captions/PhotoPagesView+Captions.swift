import UIKit

/// Captions of the pages that can be seen.
extension PhotoPagesView {
    /// Requests the caption of a page on the screen.
    func showCaption(on page: PhotoPageCell, at index: Int) {
        guard let pager, page.isShown, index < count else { return }
        page.showCaption(pager.dataSource?.photoPager(pager, captionViewAt: index), surroundings: captionLayout)
    }

    /// Removes all captions. They are requested again.
    func removeCaptions() {
        for page in visiblePages { page.captionView?.caption = nil }
    }

    func captionSurroundingsDidChange() {
        for page in visiblePages { page.captionView?.follow(captionLayout) }
    }
}

extension PhotoPageCell {
    /// Shows a caption over the page, or none for `nil`. It isn't requested again while the page is on the screen.
    func showCaption(_ caption: UIView?, surroundings: CaptionLayout) {
        guard caption != nil || captionView != nil else { return }
        let view = captionView ?? PageCaptionView(frame: zoomView.frame)
        if captionView == nil {
            captionView = view
            contentView.addSubview(view)
        }
        view.follow(surroundings)
        view.caption = caption
    }
}
