import Foundation

/// An image file's data, from which images can be made.
public final class CGImageSource: @unchecked Sendable {
    /// The picture, or nil if the data is no picture.
    let picture: EncodedPicture?

    init(_ data: Data) {
        picture = EncodedPicture(data)
    }

    /// Returns a frame of the file, or nil if there is no frame with that index.
    func frame(_ index: Int) -> EncodedPicture? { picture?.frame(index) }
}

/// Returns a source of data. If the data is no picture, the source has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data.withoutCopying)
}

/// Returns a source of a file, which is read as needed, or nil if there is no file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let path = url.path, let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
    return CGImageSource(data)
}

/// Returns the number of images: the number of frames of an animated file, the number of pictures of a HEIC or AVIF file, and 1 for
/// any other picture. The number is 0 if the data is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.picture?.frameCount ?? 0
}

/// Returns the index of the image that stands for a HEIC or AVIF file, and 0 for any other file.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { isrc.picture?.primaryIndex ?? 0 }

/// Returns the uniform type identifier of the file's format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.picture.map { NSString(string: $0.typeIdentifier) }
}

/// Returns the properties of the whole file: the number of times that its animation is played, if the file has that number. Returns nil if
/// the data is no picture.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let picture = isrc.picture else { return nil }
    let properties = NSMutableDictionary()
    if let format = AnimatedFormat(picture), let loopCount = picture.loopCount {
        properties[format.dictionary] = [format.loopCount: loopCount] as NSDictionary
    }
    return properties
}

/// Returns the properties of an image without decoding the image. The properties are the stored size and, if the file has them, the
/// orientation and the time for which the image is shown.
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

/// Returns the image as it is stored, or a smaller one by `kCGImageSourceSubsampleFactor`. An animated file's frame is composed with the
/// frames before it. The image is decoded at once with `kCGImageSourceShouldCacheImmediately`, and otherwise when it is first drawn.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let picture = isrc.frame(index) else { return nil }
    let factor = (options?[kCGImageSourceSubsampleFactor] as? NSNumber)?.intValue ?? 1
    let image = [2, 4, 8].contains(factor) ? CGImage(of: picture, reducedBy: factor) : CGImage(of: picture)
    return options.isOn(kCGImageSourceShouldCacheImmediately) ? image.decoded : image
}

/// Returns a thumbnail made from the image, decoded only as large as necessary. The thumbnail is never larger than the image.
///
/// Thumbnails in the file aren't read. If the options don't request a thumbnail made from the image, the function returns nil.
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
    /// The data without a copy of its bytes. Foundation's own bridge on Linux copies the bytes one by one, which takes a second for a large
    /// photo.
    ///
    /// A few bytes are copied, because they may be stored in the bridged value itself, and move with it.
    fileprivate var withoutCopying: Data {
        guard length > 64 else { return Data(referencing: self) }
        let bytes = UnsafeMutableRawPointer(mutating: bytes)
        return Data(bytesNoCopy: bytes, count: length, deallocator: .custom { [self] _, _ in withExtendedLifetime(self) {} })
    }
}
