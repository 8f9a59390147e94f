// Stand-ins for SDWebImage 5.21.5 and SDWebImageSwiftUI 3.1.3: the declarations that the recipe needs, with the signatures under which
// Swift imports those of Objective-C. They load nothing.
import Foundation
import UIKit

struct SDWebImageOptions: OptionSet {
    let rawValue: UInt
}

enum SDImageCacheType {
    case none
}

typealias SDImageLoaderProgressBlock = (_ receivedSize: Int, _ expectedSize: Int, _ targetURL: URL?) -> Void
typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void

class SDWebImageCombinedOperation: NSObject {
    func cancel() {}
}

class SDWebImageManager: NSObject {
    @MainActor static let shared = SDWebImageManager()

    func loadImage(
        with url: URL?,
        options: SDWebImageOptions,
        progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        nil
    }
}

class SDImageCache: NSObject {
    @MainActor static let shared = SDImageCache()

    func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
}

class SDAnimatedImageView: UIImageView {}

extension UIImageView {
    func sd_setImage(with url: URL?) {}
    func sd_cancelCurrentImageLoad() {}
}

#if canImport(SwiftUI)
import SwiftUI

struct WebImage<Content: View>: View {
    init<I, P>(url: URL?, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)
    where Content == _ConditionalContent<I, P>, I: View, P: View {}

    var body: some View { EmptyView() }
}
#endif
