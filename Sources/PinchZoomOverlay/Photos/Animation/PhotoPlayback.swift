#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// The time at which an animated photo began to play.
///
/// All views that play a photo at the same time share the time, so that they show the same frame: a page, and the photo under the fingers.
@MainActor final class PhotoPlayback {
    private static var playing: [Weak<PhotoPlayback>] = []

    private let photo: AnyHashable
    private var start: TimeInterval?

    /// - Parameter photo: The identity of the photo.
    init(of photo: AnyHashable) {
        self.photo = photo
    }

    /// Returns the time since the animation began, in seconds. The first call begins the animation, unless another view plays the photo
    /// already.
    func elapsed(at time: TimeInterval) -> TimeInterval {
        if let start { return time - start }
        PhotoPlayback.playing.removeAll { $0.object == nil }
        let same = PhotoPlayback.playing.compactMap(\.object).filter { $0.photo == photo }
        let start = same.compactMap(\.start).first { $0 <= time } ?? time
        self.start = start
        PhotoPlayback.playing.append(Weak(object: self))
        return time - start
    }
}
#endif
