// As in Apple's SDK (UIImage.h and CIImage.h for ImageIO), an import of UIKit also imports these modules.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
@_exported import QuartzCore
