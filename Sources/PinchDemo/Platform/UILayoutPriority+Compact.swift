import UIKit

extension UILayoutPriority {
    /// The priority of a constraint that sets a length to zero, so that a view is no longer than its other constraints require. Lists
    /// measure cells with their estimated length at `fittingSizeLevel`. This priority is one higher, so the estimate has no effect.
    static let compact = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
}
