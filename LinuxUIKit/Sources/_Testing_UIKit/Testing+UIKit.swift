// Swift Testing declares a cross-import with UIKit. If a file imports both, the compiler looks for this module.
import UIKit
