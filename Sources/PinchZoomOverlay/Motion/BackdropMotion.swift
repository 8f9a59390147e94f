import UIKit

/// The alpha of a backdrop that follows a photo, and goes from what it is to another law without a step: when fingers let go of the photo, to
/// nothing, and when they catch it again, to what its scale says.
///
/// What it is above its law fades on a critically damped spring that is a tenth slower than the photo's own. So it goes with the flight, and
/// with the default spring no frame of 1/60 s takes more than 0.078 of an alpha of 0.8.
struct BackdropMotion: Sendable {
    private let response: TimeInterval
    private var excess: CGFloat = 0
    private var fade: SpringFade

    /// At its law; the photo's spring has a response, in seconds.
    init(response: TimeInterval) {
        self.response = response * 1.1
        fade = SpringFade(0, response: self.response)
    }

    /// From a time on, in seconds, it goes from an alpha to what a law says, which is a level now.
    mutating func leave(_ alpha: CGFloat, for level: CGFloat, at time: TimeInterval) {
        excess = alpha - level
        fade = SpringFade(1, response: response)
        fade.head(for: 0, at: time)
    }

    /// The alpha at a time, in seconds, where its law says a level: 0 to 1.
    func alpha(for level: CGFloat, at time: TimeInterval) -> CGFloat { min(max(level + excess * fade.value(at: time), 0), 1) }

    /// Whether nothing is left but the law.
    func isSettled(at time: TimeInterval) -> Bool { excess == 0 || fade.isSettled(at: time) }
}
