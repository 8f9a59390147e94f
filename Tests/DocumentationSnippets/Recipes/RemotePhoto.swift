// The photos of the recipes' apps.
import UIKit

/// A photo on a server, with a thumbnail.
struct RemotePhoto: Identifiable, Hashable, Sendable {
    let id: Int
    let thumbnailURL: URL
    let url: URL
    let size: CGSize
    var aspectRatio: CGFloat { size.width / size.height }

    // `CGSize` is `Hashable` only from iOS 18 on.
    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
