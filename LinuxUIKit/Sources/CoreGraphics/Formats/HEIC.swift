import CLibHEIF
import Foundation

/// Reads the pictures of a HEIC or AVIF file, by libheif.
///
/// libheif turns and mirrors the pixels as the file says, so the picture has no orientation. By the HEIF standard, the orientation in EXIF
/// is ignored.
final class HEIC: PictureFile {
    let width: Int
    let height: Int
    let hasGainMap: Bool
    let hasAlpha: Bool
    let typeIdentifier: String
    let frameCount: Int
    let primaryIndex: Int
    private let data: Data
    /// The index of the picture.
    private let index: Int
    private let colors: ProfileColors

    convenience init?(_ data: Data) { self.init(data, at: nil) }

    /// - Parameter index: The index of a picture, or `nil` for the primary picture.
    private init?(_ data: Data, at index: Int?) {
        guard let type = HEIC.type(of: data), let pictures = HEIC.pictures(in: data) else { return nil }
        typeIdentifier = type
        (frameCount, primaryIndex) = (pictures.count, pictures.primaryIndex)
        let index = index ?? pictures.primaryIndex
        self.index = index
        let header = HEIC.withPicture(in: data, at: index) { handle in
            (
                width: Int(heif_image_handle_get_width(handle)), height: Int(heif_image_handle_get_height(handle)),
                hasGainMap: HEIC.hasGainMap(handle), hasAlpha: heif_image_handle_has_alpha_channel(handle) != 0
            )
        }
        guard let header else { return nil }
        (width, height, hasGainMap, hasAlpha) = header
        self.data = data
        colors = ProfileColors { HEIC.withPicture(in: data, at: index, HEIC.conversion) ?? nil }
    }

    func picture(at index: Int) -> any PictureFile { index == self.index ? self : HEIC(data, at: index) ?? self }

    /// Returns the type by the file's main brand: HEVC or AV1 pictures, or pictures of any coding. Sequences have no type here.
    private static func type(of data: Data) -> String? {
        guard data.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
        switch String(decoding: data.dropFirst(8).prefix(4), as: UTF8.self) {
        case "heic", "heix", "heim", "heis": return "public.heic"
        case "mif1": return "public.heif"
        case "avif": return "public.avif"
        default: return nil
        }
    }

    /// Returns the number of the file's pictures and the index of the primary one, or `nil` if there is none. Thumbnails and auxiliary
    /// pictures don't count.
    private static func pictures(in data: Data) -> (count: Int, primaryIndex: Int)? {
        withContext(of: data) { context in
            var primary = heif_item_id()
            guard heif_context_get_primary_image_ID(context, &primary).code == heif_error_Ok else { return nil }
            let identifiers = identifiers(in: context)
            return identifiers.firstIndex(of: primary).map { (identifiers.count, $0) }
        }
    }

    private static func identifiers(in context: OpaquePointer) -> [heif_item_id] {
        var identifiers = [heif_item_id](repeating: 0, count: Int(heif_context_get_number_of_top_level_images(context)))
        let count = heif_context_get_list_of_top_level_image_IDs(context, &identifiers, Int32(identifiers.count))
        return Array(identifiers.prefix(Int(count)))
    }

    /// Returns a closure's result for a picture, or `nil` if there is no such picture.
    private static func withPicture<Result>(in data: Data, at index: Int, _ body: (OpaquePointer) -> Result?) -> Result? {
        withContext(of: data) { context in
            let identifiers = identifiers(in: context)
            var handle: OpaquePointer?
            guard identifiers.indices.contains(index),
                heif_context_get_image_handle(context, identifiers[index], &handle).code == heif_error_Ok, let handle
            else { return nil }
            defer { heif_image_handle_release(handle) }
            return body(handle)
        }
    }

    private static func withContext<Result>(of data: Data, _ body: (OpaquePointer) -> Result?) -> Result? {
        data.withBytes { bytes, count in
            guard let context = heif_context_alloc() else { return nil }
            defer { heif_context_free(context) }
            // Decoding uses only the calling thread, like the decoding of other formats.
            heif_context_set_max_decoding_threads(context, 0)
            guard heif_context_read_from_memory_without_copy(context, bytes, count, nil).code == heif_error_Ok else { return nil }
            return body(context)
        }
    }

    /// Apple's name for the gain maps in photos from its phones.
    private static let gainMapType = "urn:com:apple:photo:2020:aux:hdrgainmap"

    private static func hasGainMap(_ handle: OpaquePointer) -> Bool {
        var identifiers = [heif_item_id](repeating: 0, count: Int(heif_image_handle_get_number_of_auxiliary_images(handle, 0)))
        let count = heif_image_handle_get_list_of_auxiliary_image_IDs(handle, 0, &identifiers, Int32(identifiers.count))
        return identifiers.prefix(Int(count)).contains { identifier in
            var auxiliary: OpaquePointer?
            guard heif_image_handle_get_auxiliary_image_handle(handle, identifier, &auxiliary).code == heif_error_Ok, let auxiliary
            else { return false }
            defer { heif_image_handle_release(auxiliary) }
            var type: UnsafePointer<CChar>?
            guard heif_image_handle_get_auxiliary_type(auxiliary, &type).code == heif_error_Ok, let name = type else { return false }
            defer { heif_image_handle_free_auxiliary_types(auxiliary, &type) }
            return String(cString: name) == gainMapType
        }
    }

    /// Returns whether all boxes of the file are complete, and the boxes of the description and of the pixels are among them. A HEIC file
    /// has no end mark: other data may follow.
    func hasEnd(of frame: Int) -> Bool {
        data.withUnsafeBytes { bytes in
            var position = 0
            var kinds: Set<Int> = []
            // A box consists of its length, its kind and its content. The length 1 means that 8 bytes after the kind have the length. The
            // length 0 means the rest of the file.
            while let length = bytes.long(at: position, isBigEndian: true), let kind = bytes.long(at: position + 4, isBigEndian: true) {
                let isKnown = HEIC.neededKinds.contains(kind)
                var size = length
                if length == 1 {
                    guard bytes.long(at: position + 8, isBigEndian: true) == 0,
                        let long = bytes.long(at: position + 12, isBigEndian: true)
                    else { break }
                    size = long
                }
                if length == 0 { size = bytes.count - position }
                guard size >= 8, position + size <= bytes.count else { return !isKnown && kinds == HEIC.neededKinds }
                if isKnown { kinds.insert(kind) }
                position += size
            }
            return kinds == HEIC.neededKinds
        }
    }

    /// The kinds "meta" and "mdat", as numbers.
    private static let neededKinds: Set<Int> = [0x6D65_7461, 0x6D64_6174]

    func side(_ side: Int, reducedBy factor: Int) -> Int { (side + factor - 1) / factor }

    /// Decodes the whole picture, and then reduces it.
    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer? {
        guard let surface = decode() else { return nil }
        let size = (width: side(width, reducedBy: factor), height: side(height, reducedBy: factor))
        if factor == 1, area == .whole(width, height) { return surface }
        let canvas = Canvas(pixelWidth: area.width, pixelHeight: area.height)
        let place = CGRect(x: -area.x, y: -area.y, width: size.width, height: size.height)
        ImagePainter.paint(CGImage(adopting: surface), in: place, on: canvas.cairo)
        return canvas.detached
    }

    func decode(frame: Int, noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? { decode() }

    private func decode() -> OpaquePointer? {
        guard Canvas.isPossible(pixelWidth: width, pixelHeight: height) else { return nil }
        return HEIC.withPicture(in: data, at: index) { handle in
            guard let options = heif_decoding_options_alloc() else { return nil }
            defer { heif_decoding_options_free(options) }
            options.pointee.convert_hdr_to_8bit = 1
            var picture: OpaquePointer?
            let status = heif_decode_image(handle, &picture, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options)
            guard status.code == heif_error_Ok, let picture else { return nil }
            defer { heif_image_release(picture) }
            return surface(of: picture, isPremultiplied: heif_image_handle_is_premultiplied_alpha(handle) != 0)
        }
    }

    /// Returns the pixels, or `nil` if their number differs from the header's.
    private func surface(of picture: OpaquePointer, isPremultiplied: Bool) -> OpaquePointer? {
        var sourceStride = Int32(0)
        guard heif_image_get_width(picture, heif_channel_interleaved) == width,
            heif_image_get_height(picture, heif_channel_interleaved) == height,
            let source = heif_image_get_plane(picture, heif_channel_interleaved, &sourceStride)
        else { return nil }
        return Canvas.surface(pixelWidth: width, pixelHeight: height) { pixels, stride in
            colors.withFilter { filter, context in
                for row in 0..<height {
                    let bytes = source + row * Int(sourceStride)
                    filter?(context, bytes, Int32(width))
                    UnsafeMutableRawPointer(pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { words in
                        for column in 0..<width { words[column] = word(bytes + column * 4, isPremultiplied: isPremultiplied) }
                    }
                }
            }
            return true
        }
    }

    /// Returns the premultiplied word 0xAARRGGBB of red, green, blue and opacity.
    private func word(_ rgba: UnsafePointer<UInt8>, isPremultiplied: Bool) -> UInt32 {
        let alpha = UInt32(rgba[3])
        func channel(_ index: Int) -> UInt32 {
            let value = UInt32(rgba[index])
            if alpha == 255 { return value }
            return isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255
        }
        return alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }

    private static func conversion(of handle: OpaquePointer) -> ColorConversion? {
        var profile = Data(count: heif_image_handle_get_raw_color_profile_size(handle))
        let isRead = profile.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { heif_image_handle_get_raw_color_profile(handle, $0).code == heif_error_Ok } ?? false
        }
        return isRead ? ColorConversion(profile: profile, layout: .rgba) : nil
    }
}
