// The parts of QuartzCore that exist here are in the module UIKit.
@_exported import UIKit
