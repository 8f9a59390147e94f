import UIKit

/// The photos that are loaded for the pages near the current one.
@MainActor final class PhotoLoads {
    /// By page; nil for a page that needs nothing to be loaded.
    private var loads: [Int: PhotoLoad?] = [:]

    /// The photo of a page that is loaded, or was.
    func load(at index: Int) -> PhotoLoad? { loads[index] ?? nil }

    /// Loads the photo of a page, unless that is under way or done.
    func load(_ photo: LoadablePhoto, at index: Int) -> PhotoLoad {
        if let load = load(at: index) { return load }
        let load = PhotoLoad(photo)
        loads[index] = load
        return load
    }

    /// Loads what pages need that nobody has asked for yet, and cancels and forgets what all others need.
    func keep(_ indices: Set<Int>, pageAt: (Int) -> PhotoPage?) {
        for index in loads.keys where !indices.contains(index) { forget(index) }
        for index in indices.sorted() where loads[index] == nil {
            if case .photo(let photo) = pageAt(index) { loads[index] = PhotoLoad(photo) } else { loads[index] = .some(nil) }
        }
    }

    /// Pages are at other indices; nil for those that are gone.
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

    /// Cancels and forgets everything.
    func forgetAll() {
        for index in loads.keys { forget(index) }
    }
}
