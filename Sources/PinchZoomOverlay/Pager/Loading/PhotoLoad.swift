#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The loading of one photo, from the request to the photo or the failure.
@MainActor final class PhotoLoad {
    enum State {
        /// The photo is loading. The loaded fraction is from 0 to 1, or `nil` if the fraction isn't known.
        case loading(Double?)
        case loaded(PhotoPicture)
        /// The loader has thrown the error. If the error is `nil`, the loader has returned an image without a size. The part is the picture
        /// of a file that breaks off.
        case failed((any Error)?, part: PhotoPicture? = nil)
    }

    /// The source of the photo to load.
    let source: PhotoSource
    /// The size from the app, if any.
    let givenSize: CGSize?
    /// The image to show until a picture is decoded. If the thumbnail is loaded as well, the placeholder changes.
    private(set) var placeholder: UIImage?
    private let thumbnail: PhotoSource?
    private let limits: PhotoFile.Limits
    private(set) var state = State.loading(nil) {
        didSet { page?.photoLoadDidChange() }
    }
    /// The page that shows the photo.
    weak var page: PhotoPageCell?
    private var task: Task<Void, Never>?
    private var thumbnailTask: Task<Void, Never>?
    private let didEnd: @MainActor (PhotoLoad) -> Void
    /// The part that a former attempt has loaded, until another picture is decoded.
    private var formerPart: PhotoPicture?
    /// Whether the end of the current attempt has been reported.
    private var hasEnded = false
    /// The number of the current attempt. Progress of former attempts is ignored.
    private var attempt = 0

    /// Starts to load the photo of a page at once. Returns `nil` if the page has no photo to load.
    ///
    /// - Parameter didEnd: Called when the photo is loaded and isn't decoded yet, and when the photo is decoded or has failed to load.
    init?(_ page: PhotoPage?, limits: PhotoFile.Limits, didEnd: @escaping @MainActor (PhotoLoad) -> Void) {
        guard case .photo(let source, let placeholder, let size, let thumbnail) = page else { return nil }
        (self.source, self.placeholder, givenSize, self.thumbnail) = (source, placeholder ?? thumbnail?.image, size, thumbnail)
        (self.limits, self.didEnd) = (limits, didEnd)
        start()
    }

    deinit {
        task?.cancel()
        thumbnailTask?.cancel()
    }

    /// The loaded photo or a part of it, decoded or not, or `nil` if nothing is loaded.
    var picture: PhotoPicture? {
        switch state {
        case .loading: formerPart
        case .loaded(let picture): picture
        case .failed(_, let part): part
        }
    }

    /// The image to show: the decoded picture, or the placeholder.
    var image: UIImage? { shownPicture?.decoded ?? placeholder }

    /// The picture or, until it is decoded, the part of a former attempt.
    private var shownPicture: PhotoPicture? { picture?.decoded == nil ? formerPart : picture }

    /// The size whose aspect ratio the page uses: the photo's size in pixels if a picture is decoded, or otherwise the size from the app,
    /// if any.
    var size: CGSize? {
        guard let picture = shownPicture, picture.decoded != nil else { return givenSize }
        return CGSize(width: picture.size.width, height: picture.size.height)
    }

    /// The progress that the page shows. Loading is under way until a picture is decoded.
    var progress: Progress {
        switch state {
        case .loading(let fraction): .underWay(fraction)
        case .loaded(let picture): picture.decoded == nil ? .underWay(1) : .done
        case .failed: .failed
        }
    }

    /// The states of loading that a page distinguishes.
    enum Progress: Equatable {
        /// The photo is loading, or is loaded but not decoded. The fraction is from 0 to 1, or `nil` if the fraction isn't known.
        case underWay(Double?)
        case done
        case failed
    }

    /// Loads the photo again after a failure, and the placeholder if there is none.
    func retry() {
        guard case .failed(_, let part) = state else { return }
        formerPart = part
        state = .loading(nil)
        start()
    }

    /// Cancels the loading, releases the decoded picture, and notifies the page.
    func giveUp() {
        task?.cancel()
        task = nil
        thumbnailTask?.cancel()
        picture?.decode(in: nil)
        page?.photoLoadWasGivenUp()
    }

    private func start() {
        attempt += 1
        hasEnded = false
        loadPlaceholder()
        task = Task { [weak self, source, limits, attempt] in
            let result: Result<PhotoSource.Opened, any Error>
            do {
                // Each inner closure runs outside of the outer closure's isolation, and captures the load itself. Before Swift 6.3, an
                // inner closure can't use the outer closure's weak reference.
                let loaded = try await source.open(limits: limits) { [weak self] fraction in
                    Task { @MainActor [weak self] in self?.recordProgress(fraction, of: attempt) }
                }
                result = .success(loaded)
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.end(with: result)
        }
    }

    /// Loads the placeholder, if the page has a thumbnail and the placeholder isn't in memory.
    private func loadPlaceholder() {
        thumbnailTask?.cancel()
        guard placeholder == nil, let thumbnail else { return }
        thumbnailTask = Task { [weak self] in
            guard let image = await thumbnail.thumbnail() else { return }
            self?.placeholder = image
            self?.page?.photoLoadDidChange()
        }
    }

    private func recordProgress(_ fraction: Double, of attempt: Int) {
        guard case .loading = state, attempt == self.attempt, fraction.isFinite else { return }
        state = .loading(fraction.clamped(to: 0...1))
    }

    private func end(with result: Result<PhotoSource.Opened, any Error>) {
        task = nil
        switch result {
        case .success((let image, let file, let breaksOff)) where image.size.width > 0 && image.size.height > 0:
            let picture = PhotoPicture(of: image, in: file) { [weak self] in self?.pictureDidChange($0) }
            state = breaksOff ? .failed(CocoaError(.fileReadCorruptFile), part: picture) : .loaded(picture)
        case .success:
            state = .failed(nil, part: formerPart)
        case .failure(let error):
            state = .failed(error, part: formerPart)
        }
        if case .failed = state { hasEnded = true }
        didEnd(self)
    }

    /// Notifies the page of a decoded picture, or of the failure if no picture of a large file can be decoded.
    private func pictureDidChange(_ changed: PhotoPicture) {
        if changed !== formerPart, changed.decoded != nil { formerPart = nil }
        if case .loaded(let picture) = state, picture === changed, changed.decoded == nil {
            state = .failed(CocoaError(.fileReadCorruptFile), part: formerPart)
        } else {
            page?.photoLoadDidChange()
            guard case .loaded(let picture) = state, picture === changed, !hasEnded else { return }
        }
        hasEnded = true
        didEnd(self)
    }
}

/// A loaded photo and its decoded picture.
///
/// Decoding a large photo takes much time and memory. Therefore, the photo is decoded on other threads, and only at the size that the page
/// needs.
@MainActor final class PhotoPicture {
    /// The photo as the app has loaded it. Often, this image isn't decoded.
    let photo: UIImage
    /// The photo's file, or `nil` if the app has loaded an image.
    let file: PhotoFile?
    /// The photo's file, if the photo is decoded in tiles, or `nil` if the photo is decoded as a whole.
    let tiledFile: PhotoFile?
    /// The frames of the photo, or `nil` if the photo isn't animated.
    let animation: PhotoAnimation?
    /// The decoded picture, or `nil` if there is none.
    private(set) var decoded: UIImage?
    /// The size of the picture that is decoded or being decoded, or `nil` if there is none.
    private var wanted: PictureSize?
    private var task: Task<Void, Never>?
    private let didChange: @MainActor (PhotoPicture) -> Void

    /// - Parameters:
    ///   - file: The photo's file, if there is one.
    ///   - didChange: Called when a picture has been decoded. Also called without a picture if a large file can't be decoded.
    init(of photo: UIImage, in file: PhotoFile?, didChange: @escaping @MainActor (PhotoPicture) -> Void) {
        self.photo = photo
        self.file = file
        tiledFile = file?.ifTiled
        animation = PhotoAnimation(of: photo, in: file)
        self.didChange = didChange
    }

    deinit {
        task?.cancel()
    }

    /// Whether a picture is being decoded.
    var isDecoding: Bool { task != nil }

    /// The size of the picture that is decoded or being decoded, in bytes.
    var byteCount: Int { Int(wanted?.byteCount ?? 0) }

    /// The photo's size in pixels.
    var size: PictureSize { photo.pictureSize }

    /// Decodes the photo at a size, unless a picture of that size is decoded or being decoded. If the size is `nil`, releases the decoded
    /// picture.
    func decode(in size: PictureSize?) {
        guard size != wanted else { return }
        wanted = size
        task?.cancel()
        task = nil
        guard let size else {
            decoded = nil
            return
        }
        let pixels = size == self.size ? nil : CGSize(width: size.width, height: size.height)
        // UIKit doesn't document which frame of an animated image a decoded copy shows.
        task = Task { [weak self, file, first = photo.images?.first ?? photo] in
            let picture = await DecodingTurn.take { Task.isCancelled ? nil : await first.decoded(in: pixels, from: file) }
            guard !Task.isCancelled else { return }
            self?.end(with: picture)
        }
    }

    private func end(with picture: UIImage?) {
        task = nil
        // If UIKit can't decode the image in advance, the page shows the image itself. The image of a large file would be decoded as a
        // whole, on the main thread, and take gigabytes.
        decoded = picture ?? (tiledFile == nil ? photo.images?.first ?? photo : nil)
        didChange(self)
    }
}
#endif
