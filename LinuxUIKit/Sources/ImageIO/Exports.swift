// As in Apple's SDK, an import of ImageIO also imports Foundation and Core Graphics. Their types are part of UIKit's module here.
@_exported import Foundation
@_exported import class UIKit.CGImage
@_exported import typealias UIKit.CFData
@_exported import typealias UIKit.CFDictionary
@_exported import typealias UIKit.CFString
@_exported import typealias UIKit.CFURL
