/// A part of a picture, in whole pixels, with y pointing down.
package struct PixelArea: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// Returns the area of a whole picture.
    package static func whole(_ width: Int, _ height: Int) -> PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }
}
