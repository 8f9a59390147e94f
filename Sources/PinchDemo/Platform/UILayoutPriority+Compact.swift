import UIKit

extension UILayoutPriority {
    /// The priority of a length of zero, which makes a view no longer than its other constraints want. Lists ask for natural sizes by
    /// `fittingSizeLevel`, with their estimate for a length to be kept if nothing else is wanted; this is just above.
    static let compact = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
}
