// As in Apple's SDK, an import of ImageIO also imports Foundation and Core Graphics.
@_exported import CoreGraphics
