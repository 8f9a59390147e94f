import UIKit

/// Hears what a ``PhotoPagerViewController`` does. Every method is optional.
@MainActor public protocol PhotoPagerDelegate: AnyObject {
    /// Another photo is the current one, by fingers, by the program, or because photos are gone. Not told of the first one.
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int)

    /// The bars come or go. Called inside the animation, where there is one: what is changed here fades along.
    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool)
}

extension PhotoPagerDelegate {
    /// Nothing.
    public func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {}
    /// Nothing.
    public func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {}
}
