import PinchZoomOverlay
import UIKit

/// The app's loader, for the grid's cells, the pager's pages and the strip of thumbnails. Thumbnails come with the app.
extension SimulatedNetwork: PhotoLoader {
    func thumbnail(of media: GridItem.Media) -> UIImage? {
        switch media {
        case .photo(let photo): photo.image
        case .largePhoto(let photo): photo.photo.image
        case .animation: MoonPhases.image?.images?.first
        case .film: VideoView.poster
        }
    }

    func loadPhoto(of media: GridItem.Media, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource {
        guard case .largePhoto(let photo) = media else { return .image(thumbnail(of: media) ?? UIImage()) }
        return .image(try await load(photo, progress: progress))
    }

    func size(of media: GridItem.Media) -> CGSize? {
        if case .largePhoto(let photo) = media { photo.size } else { nil }
    }
}
