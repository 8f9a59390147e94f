import PinchZoomOverlay
import UIKit

/// The app's loader, for the grid's cells, the pager's pages and the strip of thumbnails. Thumbnails come with the app.
extension SimulatedNetwork: PhotoLoader {
    func thumbnail(of media: GridItem.Media) -> UIImage? {
        switch media {
        case .photo(let photo): photo.image
        case .largePhoto(let photo): photo.thumbnail
        case .animation: MoonPhases.image?.images?.first
        case .film: VideoView.poster
        }
    }

    func loadPhoto(of media: GridItem.Media, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource {
        switch media {
        case .largePhoto(let photo): return .file(try await load(photo, progress: progress))
        case .animation:
            guard let file = MoonPhases.file else { throw CocoaError(.fileNoSuchFile) }
            return .file(file)
        case .photo, .film: return .image(thumbnail(of: media) ?? UIImage())
        }
    }

    func size(of media: GridItem.Media) -> CGSize? {
        if case .largePhoto(let photo) = media { photo.size } else { nil }
    }
}
