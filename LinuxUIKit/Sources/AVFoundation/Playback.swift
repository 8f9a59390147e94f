import UIKit

/// How far an item has been played, by the phone's clock.
struct Playback {
    /// Seconds of the item in a second; 0 is paused.
    private(set) var rate: Double = 0
    private var place: Double = 0
    private var since: CFTimeInterval = 0

    /// In seconds of the item.
    func time(at now: CFTimeInterval) -> Double { place + (now - since) * rate }

    /// Goes on from where it is, at another rate.
    mutating func set(rate new: Double, at now: CFTimeInterval) {
        self = Playback(rate: new, place: time(at: now), since: now)
    }

    /// Goes on from another place.
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
