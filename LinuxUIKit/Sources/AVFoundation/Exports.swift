// As in Apple's SDK (AVBase.h, AVAnimation.h and others), an import of AVFoundation also imports these modules, and not UIKit.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
@_exported import QuartzCore
@_exported import UniformTypeIdentifiers
