import HeadlessDevice

/// The fingers that a window has put on a phone.
@MainActor struct FingersOnDevice {
    private let device: HeadlessDevice
    private var fingers: [FingerName: Finger] = [:]

    init(device: HeadlessDevice) {
        self.device = device
    }

    /// Performs a command as one event. The command's parts for fingers that aren't down are ignored.
    mutating func perform(_ command: FingerCommand) {
        switch command {
        case .land(let places):
            let new = places.filter { fingers[$0.finger] == nil }
            guard !new.isEmpty else { return }
            for (place, finger) in zip(new, device.touchDown(at: new.map(\.point))) { fingers[place.finger] = finger }
        case .move(let places):
            let moves = places.compactMap { place in fingers[place.finger].map { (finger: $0, point: place.point) } }
            if !moves.isEmpty { device.move(moves) }
        case .lift(let names):
            let leaving = remove(names)
            if !leaving.isEmpty { device.lift(leaving) }
        case .cancel(let names):
            let leaving = remove(names)
            if !leaving.isEmpty { device.cancel(leaving) }
        }
    }

    mutating func cancelAll() {
        if !fingers.isEmpty { perform(.cancel(Array(fingers.keys))) }
    }

    private mutating func remove(_ names: [FingerName]) -> [Finger] {
        names.compactMap { fingers.removeValue(forKey: $0) }
    }
}
