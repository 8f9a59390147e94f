// Only Apple's systems have PhotoKit. Elsewhere, these stand-ins have the declarations that the recipe needs, with the signatures of Apple's
// documentation for iOS 15. They load nothing.
#if !canImport(Photos)
import Foundation
import UIKit

typealias PHImageRequestID = Int32

let PHInvalidImageRequestID: PHImageRequestID = 0
let PHImageErrorKey = "PHImageErrorKey"

class PHAsset: NSObject, @unchecked Sendable {
    var localIdentifier: String { "" }
    var pixelWidth: Int { 0 }
    var pixelHeight: Int { 0 }
}

class PHFetchResult<ObjectType>: NSObject {
    var count: Int { 0 }
    func object(at index: Int) -> ObjectType { preconditionFailure("There are no objects.") }
}

enum PHImageContentMode {
    case aspectFill, aspectFit
}

typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?) -> Void

class PHImageRequestOptions: NSObject {
    var isNetworkAccessAllowed = false
    var progressHandler: PHAssetImageProgressHandler?
}

class PHImageManager: NSObject, @unchecked Sendable {
    class func `default`() -> PHImageManager { PHImageManager() }

    func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        PHInvalidImageRequestID
    }

    func requestImageDataAndOrientation(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        PHInvalidImageRequestID
    }

    @discardableResult func requestLivePhoto(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        PHInvalidImageRequestID
    }

    func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

class PHLivePhoto: NSObject {}

class PHLivePhotoRequestOptions: NSObject {}

class PHLivePhotoView: UIView {
    var livePhoto: PHLivePhoto?
}

enum CGImagePropertyOrientation {
    case up
}
#endif
