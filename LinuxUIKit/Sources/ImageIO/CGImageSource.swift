import UIKit

/// The data of an image file, and what can be made of it.
public final class CGImageSource: @unchecked Sendable {
    /// Nil where the data is no picture.
    let picture: EncodedPicture?

    init(_ data: Data) {
        picture = EncodedPicture(data)
    }
}

/// A source of data; one without images where the data is none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data))
}

/// A source of a file, which is read as it is needed; nil if there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
    return CGImageSource(data)
}

/// How many images there are: one, or none where the data is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.picture == nil ? 0 : 1
}

/// The uniform type identifier of the file's format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.picture.map { NSString(string: $0.typeIdentifier) }
}

/// The properties of the file as a whole: its animation's loop count, if it is animated. Nil if the data is no picture.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.picture == nil ? nil : NSDictionary()
}

/// What the file says of an image: its size as it is stored and, where that is there, its orientation. Nothing is decoded.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let picture = isrc.picture else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = picture.width
    properties[kCGImagePropertyPixelHeight] = picture.height
    if let orientation = picture.exifOrientation { properties[kCGImagePropertyOrientation] = orientation }
    return properties
}

/// The image as it is stored, or a smaller one by `kCGImageSourceSubsampleFactor`: decoded now if `kCGImageSourceShouldCacheImmediately`
/// says so, otherwise when it is drawn first.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let picture = isrc.picture else { return nil }
    let factor = (options?[kCGImageSourceSubsampleFactor] as? NSNumber)?.intValue ?? 1
    let image = [2, 4, 8].contains(factor) ? CGImage(of: picture, reducedBy: factor) : CGImage(of: picture)
    return options.isOn(kCGImageSourceShouldCacheImmediately) ? image.decoded : image
}

/// A smaller image, made of the image itself, and decoded no larger than it needs. It is not larger than the image.
///
/// Thumbnails that a file brings along are not read: where the options do not ask for one to be made, there is none.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let picture = isrc.picture,
        options.isOn(kCGImageSourceCreateThumbnailFromImageAlways) || options.isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
    guard limit > 0 else { return nil }
    let image = CGImage(
        thumbnailOf: picture,
        longerSide: Int(min(limit, Double(max(picture.width, picture.height))).rounded(.up)),
        isUpright: options.isOn(kCGImageSourceCreateThumbnailWithTransform)
    )
    return options.isOn(kCGImageSourceShouldCacheImmediately) ? image.decoded : image
}

extension CFDictionary? {
    fileprivate func isOn(_ key: CFString) -> Bool {
        (self?[key] as? NSNumber)?.boolValue ?? false
    }
}
