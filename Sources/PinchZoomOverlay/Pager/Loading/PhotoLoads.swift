import UIKit

/// The photos that are loaded for the pages near the current one, and decoded within a budget.
@MainActor final class PhotoLoads {
    /// The sizes and the positions in which pages show their photos.
    struct Display {
        /// The page that is visible.
        var currentIndex: Int
        /// The size of a page, in the screen's pixels.
        var page: CGSize
        /// The zoom scale of the current page.
        var zoomScale: CGFloat
        /// The number of bytes that all pictures may have together.
        var byteLimit: Int
    }

    /// By page; nil for a page that needs nothing to be loaded.
    private var loads: [Int: PhotoLoad?] = [:]
    /// Called when a photo has come, and is to be decoded.
    var didLoad: @MainActor () -> Void = {}

    /// The photo of a page that is loaded, or was.
    func load(at index: Int) -> PhotoLoad? { loads[index] ?? nil }

    /// Loads the photo of a page, unless that is done or has begun.
    func load(_ photo: LoadablePhoto, at index: Int) -> PhotoLoad {
        if let load = load(at: index) { return load }
        let load = makeLoad(photo)
        loads[index] = load
        return load
    }

    private func makeLoad(_ photo: LoadablePhoto) -> PhotoLoad {
        PhotoLoad(photo) { [weak self] in self?.didLoad() }
    }

    /// Begins to load the photos of pages that need them, and cancels and forgets all others.
    func keep(_ indices: Set<Int>, pageAt: (Int) -> PhotoPage?) {
        for index in loads.keys where !indices.contains(index) { forget(index) }
        for index in indices.sorted() where loads[index] == nil {
            if case .photo(let photo) = pageAt(index) { loads[index] = makeLoad(photo) } else { loads[index] = .some(nil) }
        }
    }

    /// Moves the loads to new indices. Pages without a new index were removed.
    func move(_ newIndex: (Int) -> Int?) {
        let former = loads
        loads = [:]
        for (index, load) in former {
            if let index = newIndex(index) { loads[index] = load } else { load?.giveUp() }
        }
    }

    /// Forgets a page.
    func forget(_ index: Int) {
        if let load = loads.removeValue(forKey: index) { load?.giveUp() }
    }

    /// Cancels and forgets everything, but for some pages.
    func forgetAll(but indices: Set<Int> = []) {
        for index in loads.keys where !indices.contains(index) { forget(index) }
    }

    // MARK: Decoding

    /// Whether anything is being decoded.
    var isDecoding: Bool { loads.values.contains { $0?.picture?.isDecoding ?? false } }

    /// Decodes loaded photos at the size in which they are shown, the nearest pages first. Photos beyond the budget are released.
    func decode(for display: Display) {
        guard display.page.width > 0, display.page.height > 0 else { return }
        let near = loads.sorted { lhs, rhs in
            let (left, right) = (abs(lhs.key - display.currentIndex), abs(rhs.key - display.currentIndex))
            return (left, -lhs.key) < (right, -rhs.key)
        }
        let pictures = near.compactMap { index, load in load?.picture.map { (index: index, picture: $0) } }
        let wishes = pictures.map { index, picture in
            let size = picture.size
            let fit = PhotoFit(photo: CGSize(width: size.width, height: size.height), page: display.page)?.size.width ?? 0
            let zoomScale = index == display.currentIndex ? display.zoomScale : 1
            return PictureBudget.Wish(
                fitted: PictureSize(of: size, fittedTo: fit, zoomScale: 1),
                zoomed: PictureSize(of: size, fittedTo: fit, zoomScale: zoomScale)
            )
        }
        for (page, share) in zip(pictures, PictureBudget.shares(of: display.byteLimit, among: wishes)) {
            let hadPicture = page.picture.decoded != nil
            page.picture.decode(in: share)
            // Without a picture its placeholder shows again.
            if share == nil, hadPicture { load(at: page.index)?.page?.photoLoadDidChange() }
        }
    }
}
