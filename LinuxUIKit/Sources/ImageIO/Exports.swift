// As at Apple, whoever imports ImageIO has Foundation and Core Graphics too: their types are part of UIKit's module here.
@_exported import Foundation
@_exported import class UIKit.CGImage
@_exported import typealias UIKit.CFData
@_exported import typealias UIKit.CFDictionary
@_exported import typealias UIKit.CFString
@_exported import typealias UIKit.CFURL
