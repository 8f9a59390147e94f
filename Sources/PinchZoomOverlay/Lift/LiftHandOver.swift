import UIKit

/// The state of a photo that fingers have let go of, for the transition that continues its flight.
struct LiftHandOver {
    var pane: Pane
    var velocity: Velocity
    /// The fraction by which the crop is open, from 0 to 1.
    var uncroppedFraction: CGFloat
    /// The larger image that the photo shows, if there is one.
    var fullSizeImage: UIImage?
    var backdropColor: UIColor
    /// The alpha of the backdrop, 0 to 1.
    var backdropAlpha: CGFloat
    /// The clock of the frames that have been shown.
    var clock: DisplayClock
}
