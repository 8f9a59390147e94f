#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An animated photo: its frames, which are decoded one by one, and the times at which they are shown.
struct PhotoAnimation: Sendable {
    /// The source of the frames.
    enum Source: Sendable {
        case file(PhotoFile)
        /// An animated image of the app, and its frames.
        case image(UIImage, frames: [UIImage])
    }

    let source: Source
    let timing: FrameTiming
    /// The time at which the animation began.
    let playback: PhotoPlayback

    /// Creates the animation of a photo, or returns `nil` if the photo isn't animated.
    ///
    /// - Parameters:
    ///   - image: The photo's image.
    ///   - file: The photo's file, or `nil` if the app has loaded an image.
    @MainActor init?(of image: UIImage, in file: PhotoFile?) {
        if let file {
            guard let timing = file.timing else { return nil }
            (source, self.timing, playback) = (.file(file), timing, PhotoPlayback(of: file.identity))
        } else {
            guard let frames = image.images, !frames.isEmpty else { return nil }
            let delays = frames.map { _ in image.duration / TimeInterval(frames.count) }
            guard let timing = FrameTiming(delays: delays, loopCount: 0) else { return nil }
            (source, self.timing) = (.image(image, frames: frames), timing)
            playback = PhotoPlayback(of: ObjectIdentifier(image))
        }
    }

    /// Decodes a frame, not on the main thread. Returns `nil` if the frame can't be decoded.
    ///
    /// - Parameter pixels: The size of the decoded frame, in pixels. A frame is never larger than in its file.
    @MainActor func frame(at index: Int, in pixels: CGSize) async -> UIImage? {
        switch source {
        case .file(let file): await file.decodeFrame(at: index, in: pixels)
        case .image(_, let frames): await frames[index].decoded(in: pixels.width < frames[index].pixelSize.width ? pixels : nil)
        }
    }
}
#endif
