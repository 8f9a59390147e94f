// The parts of CoreGraphics that exist here are in the module UIKit.
@_exported import UIKit
