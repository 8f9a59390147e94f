import UIKit

/// What a transition takes over of a photo that fingers have just let go of: where it is, how fast it moves, and what is behind it.
struct LiftHandOver {
    var pane: Pane
    var velocity: Velocity
    /// How far it is out of its surroundings, 0 to 1.
    var freedom: CGFloat
    /// The larger image that it shows, if it does.
    var fullSizeImage: UIImage?
    var backdropColor: UIColor
    /// The alpha of the backdrop, 0 to 1.
    var backdropAlpha: CGFloat
    /// The clock of what is seen of it.
    var clock: DisplayClock
}
