// As in Apple's SDK, an import of UIKit also imports Foundation, Core Graphics and Core Animation.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
