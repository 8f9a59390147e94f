/// A type of data. Only the types of files that ImageIO reads exist here.
public struct UTType: Hashable, Sendable {
    /// The name of the type, which no other type has.
    public let identifier: String
    /// The extension that a file of the type has, without the dot.
    public let preferredFilenameExtension: String?

    private init(_ identifier: String, filenameExtension: String) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
    }

    /// Returns the type with an identifier, or nil if there is no such type.
    public init?(_ identifier: String) {
        let types = [UTType.jpeg, .png, .gif, .webP, .heic, .heif, .avif]
        guard let type = types.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    /// A JPEG image.
    public static var jpeg: UTType { UTType("public.jpeg", filenameExtension: "jpeg") }
    /// A PNG image.
    public static var png: UTType { UTType("public.png", filenameExtension: "png") }
    /// A GIF image.
    public static var gif: UTType { UTType("com.compuserve.gif", filenameExtension: "gif") }
    /// A WebP image.
    public static var webP: UTType { UTType("org.webmproject.webp", filenameExtension: "webp") }
    /// A HEIC image.
    public static var heic: UTType { UTType("public.heic", filenameExtension: "heic") }
    /// A HEIF image.
    public static var heif: UTType { UTType("public.heif", filenameExtension: "heif") }
    /// An AVIF image. Apple declares no constant for this type.
    static var avif: UTType { UTType("public.avif", filenameExtension: "avif") }
}
