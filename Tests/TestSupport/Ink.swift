import HeadlessDevice

/// The bytes of plain colors.
public enum Ink {
    /// Opaque white.
    public static let white = Picture.Pixel(red: 255, green: 255, blue: 255)
    /// Opaque black.
    public static let black = Picture.Pixel(red: 0, green: 0, blue: 0)
    /// Opaque red.
    public static let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    /// Opaque green.
    public static let green = Picture.Pixel(red: 0, green: 255, blue: 0)
    /// Opaque blue.
    public static let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
}
