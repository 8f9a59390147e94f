// Stand-ins for Kingfisher 8.11.0: the declarations that the recipe needs, with Kingfisher's signatures. They load nothing.
import Foundation
import UIKit

protocol Resource: Sendable {
    var cacheKey: String { get }
}

extension URL: Resource {
    var cacheKey: String { absoluteString }
}

protocol Placeholder {}

extension UIImage: Placeholder {}

typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

struct RetrieveImageResult: Sendable {
    let image: UIImage
}

class KingfisherManager: @unchecked Sendable {
    static let shared = KingfisherManager()

    func retrieveImage(with resource: any Resource, progressBlock: DownloadProgressBlock? = nil) async throws -> RetrieveImageResult {
        throw CancellationError()
    }
}

class ImageCache: @unchecked Sendable {
    static let `default` = ImageCache()

    func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { nil }
}

struct KingfisherWrapper<Base>: @unchecked Sendable {
    let base: Base
}

extension UIImageView {
    var kf: KingfisherWrapper<UIImageView> { KingfisherWrapper(base: self) }
}

final class DownloadTask: Sendable {}

extension KingfisherWrapper where Base: UIImageView {
    @MainActor @discardableResult func setImage(with resource: (any Resource)?, placeholder: (any Placeholder)? = nil) -> DownloadTask? {
        nil
    }
    @MainActor func cancelDownloadTask() {}
}

class AnimatedImageView: UIImageView {}

#if canImport(SwiftUI)
import SwiftUI

struct KFImage: View {
    init(_ url: URL?) {}

    var body: some View { EmptyView() }

    func resizable() -> KFImage { self }
}
#endif
