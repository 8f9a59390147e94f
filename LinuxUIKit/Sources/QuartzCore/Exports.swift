// As in Apple's SDK (CALayer.h, CABase.h), an import of QuartzCore also imports Core Graphics and Foundation.
@_exported import CoreGraphics
@_exported import Foundation
