// As in Apple's SDK, an import of QuartzCore also imports Core Graphics and Foundation.
@_exported import CoreGraphics
