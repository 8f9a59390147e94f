// Swift Testing declares a cross-import with UIKit: a file that imports both looks for this module.
import UIKit
