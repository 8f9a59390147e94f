#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ImageIO
import UIKit
import UniformTypeIdentifiers

/// A photo's file, of which parts can be decoded at the photo's size or at a fraction.
///
/// UIKit decodes the parts on threads of its own: neither on the main thread, nor on the few threads that the app's tasks share.
actor PhotoFile {
    /// The tiles of the stored picture.
    nonisolated let grid: TileGrid
    nonisolated let orientation: UIImage.Orientation
    /// The whole photo, or its first frame. The pixels aren't decoded yet.
    nonisolated let image: UIImage
    /// The timing of the frames, or `nil` if the photo isn't animated.
    nonisolated let timing: FrameTiming?
    /// Whether the photo has an alpha channel, so that some of its pixels may be transparent.
    nonisolated let hasAlpha: Bool
    /// Whether the file has no end, by its marks. See ``breaksOff()``.
    nonisolated let lacksEnd: Bool
    /// The URL of the file, or `nil` if the photo came as data.
    nonisolated let url: URL?
    private nonisolated let data: Data
    /// The photo's format, or `nil` if the system has no type for it.
    private nonisolated let type: UTType?
    private let source: CGImageSource
    /// The index of the image that stands for the file. In a HEIC file, others may come before it.
    private let index: Int

    /// The number of pixels from which a photo is decoded in tiles.
    static let largestWholePixelCount = 12_582_912
    /// The longest side of a photo that is decoded as a whole, in pixels. A longer one is longer than the textures of some devices.
    static let longestWholeSide = 8_192

    /// Returns the longest side of a decoded picture, in pixels. No phone has a texture for a longer picture, and would show nothing. The
    /// coarse picture beneath tiles needn't be sharp, and is shorter, so that devices with smaller textures show it, too.
    ///
    /// - Parameter file: The photo's file, or `nil` if there is none.
    static func longestSide(of file: PhotoFile?) -> CGFloat { file == nil ? 16_384 : CGFloat(longestWholeSide) }

    /// The formats of which a part is decoded without the rest of the picture, unless the picture is stored in passes.
    private static let partialTypes: Set<UTType> = [.jpeg, .png, .heic, .heif]

    /// The size of the upright photo, in pixels.
    nonisolated var displayedSize: CGSize { orientation.displayedSize(of: grid.bounds.size) }

    /// The file, or `nil` if the photo is decoded as a whole: a small photo, or an animated photo.
    nonisolated var ifTiled: PhotoFile? {
        guard timing == nil else { return nil }
        let isLarge = grid.width * grid.height > PhotoFile.largestWholePixelCount
        return isLarge || max(grid.width, grid.height) > PhotoFile.longestWholeSide ? self : nil
    }

    /// Reads the header of a file.
    ///
    /// - Parameters:
    ///   - data: The content of the file.
    ///   - url: The URL of the file, or `nil` if the photo came as data.
    ///   - limits: The limits of the photo.
    ///   - isHigh: Whether the photo is read in the high dynamic range, if the file has this range.
    /// - Throws: A ``PhotoLimitError`` if the photo is beyond a limit, and a `CocoaError` if the data is no photo.
    init(_ data: Data, from url: URL? = nil, limits: Limits, inHighRange isHigh: Bool = false) throws {
        let options: [CFString: Any] = [kCGImageSourceShouldCache: false]
        guard let source = CGImageSourceCreateWithData(data as CFData, options as CFDictionary), CGImageSourceGetCount(source) > 0
        else { throw CocoaError(.fileReadCorruptFile) }
        index = CGImageSourceGetPrimaryImageIndex(source)
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, options as CFDictionary) as? [CFString: Any],
            let width = properties[kCGImagePropertyPixelWidth] as? Int, let height = properties[kCGImagePropertyPixelHeight] as? Int,
            width > 0, height > 0
        else { throw CocoaError(.fileReadCorruptFile) }
        let type = CGImageSourceGetType(source).flatMap { UTType($0 as String) }
        let frameCount = CGImageSourceGetCount(source)
        // The delays of too many frames would take too long to read.
        let isPlayable = frameCount <= limits.frameCount && CGFloat(width) * CGFloat(height) <= CGFloat(limits.animatedPixelCount)
        let timing = isPlayable ? FrameTiming(of: source) : nil
        let isWhole = timing != nil || type.map { !PhotoFile.partialTypes.contains($0) } ?? true || data.isStoredInPasses
        try limits.check(width: width, height: height, frameCount: frameCount, isDecodedWhole: isWhole)
        let orientation = UIImage.Orientation(exifNumber: properties[kCGImagePropertyOrientation] as? Int ?? 1)
        var image: UIImage?
        if isHigh, index == 0, #available(iOS 17, *) { image = PhotoFile.highRangeReader().image(data: data) }
        if index > 0 {
            // UIKit doesn't document which picture of several it reads.
            let primary = CGImageSourceCreateImageAtIndex(source, index, options as CFDictionary)
            image = primary.map { UIImage(cgImage: $0, scale: 1, orientation: orientation) }
        } else if !(image?.hasHighRange ?? false) {
            image = UIImage(data: data)
        }
        guard let image else { throw CocoaError(.fileReadCorruptFile) }
        self.source = source
        (self.data, self.url, self.type) = (data, url, type)
        (self.image, self.orientation, self.timing) = (image, orientation, timing)
        let status = CGImageSourceGetStatusAtIndex(source, index)
        lacksEnd = status == .statusUnexpectedEOF || status == .statusIncomplete
        grid = TileGrid(width: width, height: height)
        hasAlpha = properties[kCGImagePropertyHasAlpha] as? Bool ?? false
    }

    /// Returns a reader of images in the high dynamic range.
    ///
    /// - Parameters:
    ///   - isDecoded: Whether the pixels of an image are decoded at once.
    ///   - pixels: The size of an image, in pixels, or `nil` for the photo's own size.
    @available(iOS 17, *)
    private static func highRangeReader(isDecoded: Bool = false, in pixels: CGSize? = nil) -> UIImageReader {
        var configuration = UIImageReader.Configuration()
        configuration.prefersHighDynamicRange = true
        configuration.preparesImagesForDisplay = isDecoded
        if let pixels { configuration.preferredThumbnailSize = pixels }
        return UIImageReader(configuration: configuration)
    }

    /// The identity of the photo. Two files of the same photo are equal.
    nonisolated var identity: AnyHashable { url.map(AnyHashable.init) ?? AnyHashable(data) }

    /// Reads the header of a file, not on the main thread.
    ///
    /// - Throws: See ``init(_:from:limits:inHighRange:)``; also an error if the file can't be read.
    static func open(_ url: URL, limits: Limits, inHighRange isHigh: Bool = false) async throws -> PhotoFile {
        #if canImport(ObjectiveC)
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        #endif
        return try PhotoFile(await content(of: url), from: url, limits: limits, inHighRange: isHigh)
    }

    /// Returns the content of a file. The few threads that the app's tasks share don't wait for a file that the system has yet to download.
    private static func content(of url: URL) async throws -> Data {
        // A signal ends the app when a mapped file becomes shorter, or is locked together with the device. The app's own files never do.
        let isFixed = url.path.hasPrefix(Bundle.main.bundlePath + "/")
        let read: @Sendable () throws -> Data = { try Data(contentsOf: url, options: isFixed ? .alwaysMapped : []) }
        #if canImport(ObjectiveC)
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(with: Result(catching: read)) }
        }
        #else
        return try read()
        #endif
    }

    /// Reads the header of a file in memory, not on the main thread.
    ///
    /// - Throws: See ``init(_:from:limits:inHighRange:)``.
    static func open(_ data: Data, limits: Limits, inHighRange isHigh: Bool = false) async throws -> PhotoFile {
        try PhotoFile(data, limits: limits, inHighRange: isHigh)
    }

    /// Writes the photo into a new temporary folder, as a file of its own.
    ///
    /// - Returns: The URL of the file. If you don't need the file anymore, remove its folder.
    nonisolated func writeCopy() throws -> URL {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        // Recipients see the name. Without the extension, they would not recognize a photo.
        let name = ["Photo", type?.preferredFilenameExtension].compactMap { $0 }.joined(separator: ".")
        let copy = folder.appendingPathComponent(name, isDirectory: false)
        try data.write(to: copy)
        return copy
    }

    /// Returns whether the file ends before the photo does, for example after a canceled download. Only a part of such a photo can be
    /// decoded.
    ///
    /// Some programs write JPEG files without the mark of the end. Decoders fill missing pixels with one color, so that such a file is whole
    /// if its last pixels differ. Those are five blocks of 8 × 8 pixels, because a single block often has one color. After the first of
    /// several passes, all pixels are there, but not sharp.
    func breaksOff() async -> Bool {
        guard lacksEnd, type == .jpeg, !data.isStoredInPasses else { return lacksEnd }
        let last = CGRect(x: max(0, (grid.width - 1) / 8 - 4) * 8, y: (grid.height - 1) / 8 * 8, width: 40, height: 8)
        guard let stored = stored(at: index)?.cropping(to: last.intersection(grid.bounds)),
            let pixels = await UIImage(cgImage: stored).byPreparingForDisplay()?.cgImage
        else { return true }
        return Set(pixels.words(width: pixels.width, height: pixels.height)).count < 2
    }

    /// Returns a stored picture at a fraction of its size. The pixels aren't decoded yet.
    private func stored(at index: Int, by factor: Int = 1) -> CGImage? {
        var options: [CFString: Any] = [kCGImageSourceShouldCache: false]
        if factor > 1 { options[kCGImageSourceSubsampleFactor] = factor }
        return CGImageSourceCreateImageAtIndex(source, index, options as CFDictionary)
    }

    /// Decodes the photo in the high dynamic range. Returns `nil` if the photo can't be decoded, or if the task was canceled.
    ///
    /// - Parameter pixels: The size of the decoded photo, in pixels, or `nil` for the photo's own size.
    func decodeHighRange(in pixels: CGSize?) async -> UIImage? {
        guard #available(iOS 17, *), !Task.isCancelled else { return nil }
        return await PhotoFile.highRangeReader(isDecoded: true, in: pixels).image(data: data)
    }

    /// Decodes the whole stored picture in the standard range, which is the range of tiles. Returns `nil` if the picture can't be decoded,
    /// or if the task was canceled.
    ///
    /// - Parameter pixels: The size of the decoded picture, in pixels.
    func decodeStandardRange(in pixels: CGSize) async -> UIImage? {
        guard !Task.isCancelled, let stored = stored(at: index) else { return nil }
        return await UIImage(cgImage: stored).byPreparingThumbnail(ofSize: pixels)
    }

    /// Decodes a frame of an animated photo. Returns `nil` if the frame can't be decoded, or if the task was canceled.
    ///
    /// - Parameter pixels: The size of the decoded frame, in pixels. A frame is never larger than in the file.
    func decodeFrame(at index: Int, in pixels: CGSize) async -> UIImage? {
        guard !Task.isCancelled, let stored = stored(at: index) else { return nil }
        let frame = UIImage(cgImage: stored, scale: 1, orientation: orientation)
        return await pixels.width < frame.size.width ? frame.byPreparingThumbnail(ofSize: pixels) : frame.byPreparingForDisplay()
    }

    /// Decodes tiles of one level, which lie side by side.
    ///
    /// - Returns: The pictures of the tiles. Tiles that can't be decoded are missing, and all tiles if the task was canceled.
    func decode(_ band: [TileGrid.Tile]) async -> [TileGrid.Tile: TilePicture] {
        guard let factor = band.first?.factor, !Task.isCancelled, let level = stored(at: index, by: factor) else { return [:] }
        let size = grid.size(at: factor)
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let hull = band.reduce(CGRect.null) { $0.union(TilePicture.area(of: $1, in: grid)) }.intersection(bounds)
        // If a format can't be decoded at this fraction, the image is larger.
        let (across, down) = (CGFloat(level.width) / bounds.width, CGFloat(level.height) / bounds.height)
        let part = CGRect(x: hull.minX * across, y: hull.minY * down, width: hull.width * across, height: hull.height * down)
        // The cropped image refers to the file. The thumbnail has pixels of its own, and only those of the part.
        guard let cropped = level.cropping(to: part),
            let region = await UIImage(cgImage: cropped).byPreparingThumbnail(ofSize: hull.size)?.cgImage
        else { return [:] }
        var pictures: [TileGrid.Tile: TilePicture] = [:]
        for tile in band {
            let padded = TilePicture.area(of: tile, in: grid).intersection(bounds)
            let cut = region.cropping(to: padded.offsetBy(dx: -hull.minX, dy: -hull.minY))
            // Without pixels of its own, a tile would keep the whole region in memory.
            guard let image = cut.flatMap({ UIImage(cgImage: $0).preparingThumbnail(of: padded.size) }) else { continue }
            pictures[tile] = TilePicture(image: image, area: grid.area(of: tile), padded: padded)
        }
        return pictures
    }
}

/// The decoded picture of a tile, with a border of one pixel from the tiles around it.
///
/// Between two pixels, an enlarged picture has a blend of their colors. Without the border, the blend would be missing between two tiles,
/// and a seam would be visible.
struct TilePicture: Sendable {
    let image: UIImage
    /// The tile's part of the image, in unit coordinates.
    let part: CGRect

    init(image: UIImage, area: CGRect, padded: CGRect) {
        self.image = image
        part = CGRect(
            x: (area.minX - padded.minX) / padded.width,
            y: (area.minY - padded.minY) / padded.height,
            width: area.width / padded.width,
            height: area.height / padded.height
        )
    }

    /// Returns a tile's part of the picture with its border, in pixels of the tile's level. At the picture's edges, the border lies outside.
    static func area(of tile: TileGrid.Tile, in grid: TileGrid) -> CGRect { grid.area(of: tile).insetBy(dx: -1, dy: -1) }
}
#endif
