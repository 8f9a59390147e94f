import UIKit

/// The data of an image file, and what can be made of it.
public final class CGImageSource: @unchecked Sendable {
    /// Nil where the data is no picture.
    let picture: EncodedPicture?

    init(_ data: Data) {
        picture = EncodedPicture(data)
    }

    /// A frame of the file; nil if there is none.
    func frame(_ index: Int) -> EncodedPicture? { picture?.frame(index) }
}

/// A source of data; one without images where the data is none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data.withoutCopying)
}

/// A source of a file, which is read as it is needed; nil if there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
    return CGImageSource(data)
}

/// The number of images: the frames of an animated file, and one of any other picture. None if the data is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.picture?.frameCount ?? 0
}

/// The uniform type identifier of the file's format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.picture.map { NSString(string: $0.typeIdentifier) }
}

/// The properties of the file as a whole: the number of times that its animation is played, if the file says so. Nil if the data is no
/// picture.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let picture = isrc.picture else { return nil }
    let properties = NSMutableDictionary()
    if let format = AnimatedFormat(picture), let loopCount = picture.loopCount {
        properties[format.dictionary] = [format.loopCount: loopCount] as NSDictionary
    }
    return properties
}

/// The properties of an image: its size as it is stored and, if they are in the file, its orientation and the time for which it is shown.
/// Nothing is decoded.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard let picture = isrc.frame(index) else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyPixelWidth] = picture.width
    properties[kCGImagePropertyPixelHeight] = picture.height
    if picture.hasAlpha { properties[kCGImagePropertyHasAlpha] = true }
    if let orientation = picture.exifOrientation { properties[kCGImagePropertyOrientation] = orientation }
    if let format = AnimatedFormat(picture), let delay = picture.delay {
        properties[format.dictionary] = [format.delay: max(delay, shortestDelay), format.unclampedDelay: delay] as NSDictionary
    }
    return properties
}

/// The image as it is stored, an animated file's frame as it is composed with those before it, or a smaller one by `kCGImageSourceSubsampleFactor`: decoded now if `kCGImageSourceShouldCacheImmediately`
/// says so, otherwise when it is drawn first.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let picture = isrc.frame(index) else { return nil }
    let factor = (options?[kCGImageSourceSubsampleFactor] as? NSNumber)?.intValue ?? 1
    let image = [2, 4, 8].contains(factor) ? CGImage(of: picture, reducedBy: factor) : CGImage(of: picture)
    return options.isOn(kCGImageSourceShouldCacheImmediately) ? image.decoded : image
}

/// A smaller image, made of the image itself, and decoded no larger than it needs. It is not larger than the image.
///
/// Thumbnails that a file brings along are not read: where the options do not ask for one to be made, there is none.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let picture = isrc.frame(index),
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

extension NSData {
    /// The data with its bytes where they are. Foundation's own bridge on Linux copies them one by one, which takes a large photo a second.
    ///
    /// A few bytes are copied: they may lie in the value that was bridged, and move with it.
    fileprivate var withoutCopying: Data {
        guard length > 64 else { return Data(referencing: self) }
        let bytes = UnsafeMutableRawPointer(mutating: bytes)
        return Data(bytesNoCopy: bytes, count: length, deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} })
    }
}
