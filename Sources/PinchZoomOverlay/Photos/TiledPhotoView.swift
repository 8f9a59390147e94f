#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view with an image view, which fills the view and shows a photo coarsely, and with the tiles of the photo over the coarse picture.
///
/// The tiles lie in the image view, below the views that the app has added there, such as those of Live Text. The tiles of a photo with an
/// alpha channel lie over the image view: the coarse picture is hidden beneath them, and the mask that hides the picture would hide the tiles
/// as well.
final class TiledPhotoView: CodedView {
    private(set) var imageView = PageImageView()
    /// The tiles, or `nil` if the photo is decoded as a whole.
    private(set) var tiles: PhotoTiles?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addImageView()
    }

    private func addImageView() {
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(imageView, at: 0)
    }

    /// Replaces the image view with a new one. Everything that the app has added to the former image view leaves with it.
    func renewImageView() {
        imageView.removeFromSuperview()
        imageView = PageImageView()
        addImageView()
    }

    /// Touches beside the image view's own gestures go to the view below.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).flatMap { $0 === self ? nil : $0 }
    }

    /// Shows the tiles of a file, or no tiles if the file is `nil`. Tiles of the same file stay.
    func showTiles(of file: PhotoFile?) {
        guard tiles?.file !== file else { return }
        tiles?.remove()
        tiles = file.map { PhotoTiles(of: $0, over: self) }
    }

    /// Shows tiles of another view with the same photo. No further tiles are decoded, until the tiles are back in their own view.
    func borrow(_ tiles: PhotoTiles) {
        self.tiles = tiles
        tiles.move(to: self, decodesMore: false)
    }

    /// Takes the tiles away for a flight. Tiles in an image view that flies itself stay there.
    func lendTiles(toTwin isTwin: Bool) {
        if let tiles, isTwin || tiles.file.hasAlpha { tiles.move(to: nil, decodesMore: false) }
    }

    /// Shows the tiles again after a flight.
    func takeBackTiles() {
        tiles?.move(to: self, decodesMore: true)
    }
}

/// An image view that VoiceOver's zoom gestures zoom.
final class PageImageView: UIImageView {
    /// Zooms in at a point of the image view. Returns whether the photo can be zoomed in further.
    var zoomIn: @MainActor (CGPoint) -> Bool = { _ in false }
    /// Zooms out. Returns whether the photo was zoomed in.
    var zoomOut: @MainActor () -> Bool = { false }

    nonisolated override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        onMainQueue(or: false) { zoomIn(convert(point, from: nil)) }
    }

    nonisolated override func accessibilityZoomOut(at point: CGPoint) -> Bool { onMainQueue(or: false) { zoomOut() } }
}

extension UIImageView {
    /// The tiles over the image view, or `nil` if there are none in memory.
    var tilesInMemory: PhotoTiles? { (superview as? TiledPhotoView)?.tiles.flatMap { $0.tiles.isEmpty ? nil : $0 } }
}
#endif
