// As in Apple's SDK (CGImageSource.h), an import of ImageIO also imports Core Graphics, and not Foundation.
@_exported import CoreGraphics
