#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The source of a photo: an image, a file, the data of a file, or a closure that loads one of these.
///
/// A page, the thumbnail of a page, the larger photo of a pinch and a photo in SwiftUI come from a source:
///
/// ```swift
/// var source: PhotoSource {
///     .loader { progress in .image(try await ImageLoader.shared.image(at: url, progress: progress)) }
/// }
/// ```
///
/// If you have a photo's file or its data, pass these instead of an image. Of a photo with more than 12 megapixels, the package then decodes
/// only the part that the screen shows, at the resolution in which the screen shows it. A photo of 48 or 200 megapixels and a long panorama
/// therefore take little memory, even if someone zooms in until single pixels are visible. An animated file plays, and an HDR photo keeps its
/// dynamic range, from iOS 17 on.
public enum PhotoSource: Sendable {
    /// A closure that loads a photo.
    ///
    /// The closure is called on the main actor. It may be called again, for example after a failure, or when a page is near the current page
    /// again. When nothing needs the photo anymore, the closure's task is canceled. You can call `progress` on any thread, with a fraction
    /// from 0 to 1.
    ///
    /// If there is no photo, throw an error, such as a `CancellationError`.
    public typealias Loader = @MainActor @Sendable (_ progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource

    /// An image in memory. The image is decoded as a whole. An animated image plays.
    case image(UIImage)

    /// The data of a file, in any format that ImageIO reads.
    case data(Data)

    /// A file, in any format that ImageIO reads. The file is read once, before the photo is decoded. Later changes of the file don't matter.
    case file(URL)

    /// A closure that loads a photo, and returns its image, its data or its file.
    case loader(Loader)
}

extension PhotoSource {
    /// The identity of the image, the data or the file. The value is `nil` for a closure, which can't be compared with another one.
    var identity: AnyHashable? {
        switch self {
        case .image(let image): ObjectIdentifier(image)
        case .data(let data): data
        case .file(let url): url
        case .loader: nil
        }
    }

    /// The image, if it's in memory already.
    var image: UIImage? { if case .image(let image) = self { image } else { nil } }

    /// A loaded photo. The file is `nil` if the source is an image.
    typealias Opened = (image: UIImage, file: PhotoFile?, breaksOff: Bool)

    /// Loads the photo, and reads the header of its file.
    ///
    /// - Throws: The error of a loader; a ``PhotoLimitError`` if the photo is beyond a limit; or an error if the file can't be read.
    @MainActor func open(
        limits: PhotoFile.Limits = PhotoFile.Limits(),
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> Opened {
        let file: PhotoFile
        switch self {
        case .image(let image): return (image, nil, false)
        case .data(let data): file = try await PhotoFile.open(data, limits: limits, inHighRange: PhotoSource.showsHighRange)
        case .file(let url): file = try await PhotoFile.open(url, limits: limits, inHighRange: PhotoSource.showsHighRange)
        case .loader(let load):
            let source = try await load(progress)
            try Task.checkCancellation()
            return try await source.open(limits: limits, progress: progress)
        }
        return (file.image, file, file.lacksEnd ? await DecodingTurn.take { await file.breaksOff() } : false)
    }

    /// Loads the photo for a place that doesn't zoom it. Returns `nil` if loading fails, or if the task is canceled.
    ///
    /// An image is returned as it is. Without the size, a file with many pixels would be decoded on the main thread, as a whole.
    ///
    /// - Parameter pixels: The size that a picture of a file has to fill, in pixels. The default is enough for a phone's whole screen.
    @MainActor func thumbnail(filling pixels: CGSize = CGSize(width: 1_320, height: 1_320)) async -> UIImage? {
        // Without the first check, a list that scrolls fast would begin to load the thumbnails of cells that are reused at once.
        guard !Task.isCancelled, let (image, file, _) = try? await open(), !Task.isCancelled else { return nil }
        guard let file else { return image }
        let picture = await DecodingTurn.take { await image.prepared(filling: pixels, within: .infinity, from: file) }
        return Task.isCancelled || (file.ifTiled != nil && picture === image) ? nil : picture
    }

    /// Whether the device's screen can show parts of an image brighter than white. On another screen, the high dynamic range would take
    /// twice the memory for nothing. A file is read before a view, and so another screen, shows the photo.
    @MainActor private static var showsHighRange: Bool {
        #if os(visionOS)
        // There is no `UIScreen` in visionOS, and the displays of its devices show the high range.
        true
        #else
        if #available(iOS 17, *) { UIScreen.main.potentialEDRHeadroom > 1 } else { false }
        #endif
    }
}
#endif
