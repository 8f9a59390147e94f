import UIKit

extension UILayoutPriority {
    /// The priority of a constraint that sets a length to zero. The constraint makes a view only as long as its other constraints require.
    ///
    /// A list measures a cell with an estimated length at the priority `fittingSizeLevel`. The priority `compact` is higher by one. With a
    /// lower priority, a cell could be as long as the estimate.
    static let compact = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
}
