import UIKit

extension UILayoutPriority {
    /// Of a length of zero: what has it is no longer than its other constraints want. Lists ask for natural sizes by `fittingSizeLevel`,
    /// with their estimate for a length to be kept if nothing else is wanted; this is just above.
    static let compact = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
}
