import UIKit

/// The time of an item that the player has reached, by the phone's clock.
struct Playback {
    /// The seconds of the item that pass in one second; 0 is paused.
    private(set) var rate: Double = 0
    private var place: Double = 0
    private var since: CFTimeInterval = 0

    /// Returns the time in seconds of the item.
    func time(at now: CFTimeInterval) -> Double { place + (now - since) * rate }

    /// Continues from the current time at another rate.
    mutating func set(rate new: Double, at now: CFTimeInterval) {
        self = Playback(rate: new, place: time(at: now), since: now)
    }

    /// Continues from another time at the same rate.
    mutating func seek(to time: Double, at now: CFTimeInterval) {
        self = Playback(rate: rate, place: time, since: now)
    }

    init() {}

    private init(rate: Double, place: Double, since: CFTimeInterval) {
        self.rate = rate
        self.place = place
        self.since = since
    }
}
