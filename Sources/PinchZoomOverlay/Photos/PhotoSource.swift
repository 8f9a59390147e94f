#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The source of a photo: an image, a file, the data of a file, or a closure that loads one of these.
///
/// If you have a photo's file or its data, pass these instead of an image. Of a photo with more than 12 megapixels, the package then decodes
/// only the part that the screen shows, at the resolution in which the screen shows it. A photo of 48 or 200 megapixels and a long panorama
/// therefore take little memory, even if someone zooms in until single pixels are visible. An animated file plays, and an HDR photo keeps its
/// dynamic range, from iOS 17 on.
public enum PhotoSource: Sendable {
    /// A closure that loads a photo.
    ///
    /// The closure is called on the main actor. You can call `progress` on any thread, with a fraction from 0 to 1.
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
    /// Whether a closure loads the photo. A closure can't be compared with another one.
    var isClosure: Bool {
        if case .loader = self { true } else { false }
    }

    /// Returns whether another source has the same image, data or file.
    func isEqual(to other: PhotoSource) -> Bool {
        switch (self, other) {
        case (.image(let image), .image(let other)): image === other
        case (.data(let data), .data(let other)): data == other
        case (.file(let url), .file(let other)): url == other
        default: false
        }
    }

    /// A loaded photo. The file is `nil` if the source is an image.
    typealias Opened = (image: UIImage, file: PhotoFile?, breaksOff: Bool)

    /// Loads the photo, and reads the header of its file.
    ///
    /// - Throws: The error of a loader; a ``PhotoLimitError`` if the photo is beyond a limit; or an error if the file can't be read.
    @MainActor func open(
        limits: PhotoLimits,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> Opened {
        var source = self
        while true {
            switch source {
            case .image(let image):
                return (image, nil, false)
            case .data(let data):
                return await opened(try await PhotoFile.open(data, limits: limits, inHighRange: PhotoSource.showsHighRange))
            case .file(let url):
                return await opened(try await PhotoFile.open(url, limits: limits, inHighRange: PhotoSource.showsHighRange))
            case .loader(let load):
                source = try await load(progress)
                try Task.checkCancellation()
            }
        }
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

    @MainActor private func opened(_ file: PhotoFile) async -> Opened {
        let breaksOff = file.lacksEnd ? await DecodingTurn.take { await file.breaksOff() } : false
        return (file.image, file, breaksOff)
    }
}
#endif
