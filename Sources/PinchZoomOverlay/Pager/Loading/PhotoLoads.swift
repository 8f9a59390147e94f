#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The loads of the visible pages and of the pages near the current page. The loaded photos are decoded within a budget.
@MainActor final class PhotoLoads {
    /// The values that determine the sizes of the decoded pictures.
    struct Display {
        /// The index of the current page.
        var currentIndex: Int
        /// The size of a page, in the screen's pixels.
        var page: CGSize
        /// The zoom scale of the current page.
        var zoomScale: CGFloat
    }

    /// The loads, by the indices of their pages. If a page has no photo to load, its value is `nil`.
    private var loads: [Int: PhotoLoad?] = [:]
    /// The limits for the photos' files.
    var limits = PhotoFile.Limits()
    /// Called when a photo is loaded and can be decoded, or has failed to load. The parameters are the index of the photo's page and the
    /// state of the load.
    var didEnd: @MainActor (Int, PhotoLoad.State) -> Void = { _, _ in }

    /// Returns the load of a page, or `nil` if the page has no load.
    func load(at index: Int) -> PhotoLoad? { loads[index] ?? nil }

    /// Returns the load of a page. If the page has no load yet, starts to load the photo, if there is one.
    @discardableResult func load(_ page: PhotoPage?, at index: Int) -> PhotoLoad? {
        if let load = load(at: index) { return load }
        let load = PhotoLoad(page, limits: limits) { [weak self] load in
            guard let self, let index = loads.first(where: { $0.value === load })?.key else { return }
            didEnd(index, load.state)
        }
        loads[index] = .some(load)
        return load
    }

    /// Loads the photos of the given pages, unless the photos are loading or loaded. Cancels and removes the loads of all other pages.
    func keep(_ indices: Set<Int>, pageAt: (Int) -> PhotoPage?) {
        for index in loads.keys where !indices.contains(index) { forget(index) }
        for index in indices.sorted() where loads[index] == nil { load(pageAt(index), at: index) }
    }

    /// Moves the loads to the new indices of their pages. If a page has no new index, its load is canceled, because the page was removed.
    func move(_ newIndex: (Int) -> Int?) {
        let former = loads
        loads = [:]
        for (index, load) in former {
            if let index = newIndex(index) { loads[index] = load } else { load?.giveUp() }
        }
    }

    /// Cancels and removes the load of a page.
    func forget(_ index: Int) {
        if let load = loads.removeValue(forKey: index) { load?.giveUp() }
    }

    /// Cancels and removes all loads, except the loads of the given pages.
    func forgetAll(but indices: Set<Int> = []) {
        for index in loads.keys where !indices.contains(index) { forget(index) }
    }

    // MARK: Decoding

    /// The memory for the decoded pictures.
    var memory = MemoryShare() {
        didSet { countMemory() }
    }

    init() {
        countMemory()
    }

    private func countMemory() {
        memory.byteCount = { [weak self] in self?.loads.values.reduce(0) { $0 + ($1?.picture?.byteCount ?? 0) } ?? 0 }
    }

    /// Whether any photo is being decoded.
    var isDecoding: Bool { loads.values.contains { $0?.picture?.isDecoding ?? false } }

    /// Decodes each loaded photo at the size at which its page shows the photo. The budget goes to the pages nearest to the current page
    /// first. Pictures beyond the budget are released.
    func decode(for display: Display) {
        memory.limitDidChange = { [weak self] in self?.decode(for: display) }
        guard display.page.width > 0, display.page.height > 0 else { return }
        let near = loads.sorted { lhs, rhs in
            let (left, right) = (abs(lhs.key - display.currentIndex), abs(rhs.key - display.currentIndex))
            return (left, -lhs.key) < (right, -rhs.key)
        }
        let pictures = near.compactMap { index, load in load?.picture.map { (index: index, picture: $0) } }
        let wishes = pictures.map { index, picture in
            let size = picture.size
            let fit = PhotoFit(photo: CGSize(width: size.width, height: size.height), page: display.page)
            let fitted = fit?.size ?? display.page
            let (width, openingScale) = (fitted.width, fit?.openingScale ?? 1)
            // A panorama has few pixels at fit. With up to as many as the page has, it isn't a blur until the tiles of its zoom come.
            let spare = display.page.width * display.page.height / (4 * fitted.width * fitted.height)
            // Over a zoomed photo that is decoded in tiles, the tiles are sharp.
            let tiledScale = spare < 2 ? 1 : spare.squareRoot()
            let zoomScale = picture.tiledFile != nil ? tiledScale : index == display.currentIndex ? display.zoomScale : 1
            return PictureBudget.Wish(
                fitted: PictureSize(of: size, fittedTo: width, zoomScale: 1),
                zoomed: PictureSize(
                    of: size,
                    fittedTo: width * openingScale,
                    zoomScale: zoomScale / openingScale,
                    longestSide: PhotoFile.longestSide(of: picture.file)
                )
            )
        }
        for (page, share) in zip(pictures, PictureBudget.shares(of: memory.available, among: wishes)) {
            let hadPicture = page.picture.decoded != nil
            page.picture.decode(in: share)
            // If a picture was released, the page shows its placeholder again.
            if share == nil, hadPicture { load(at: page.index)?.page?.photoLoadDidChange() }
        }
    }
}
#endif
