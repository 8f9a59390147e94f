import PortableTestSupport

@testable import TouchRecorder

/// Makes recordings of fingers that land, move and leave at random.
enum RandomRecording {
    static func make(seed: UInt64, eventCount: Int = 200) -> TouchRecording {
        var random = SeededGenerator(seed: seed)
        let scale: Double? = Bool.random(using: &random) ? Double(Int.random(in: 1...3, using: &random)) : nil
        let screen = TouchRecording.Screen(
            width: Double.random(in: 100...1000, using: &random),
            height: Double.random(in: 100...1000, using: &random),
            scale: scale
        )
        var events: [TouchRecording.Event] = []
        var down: [Int] = []
        var landings = 0
        var time = 0.0
        func add(_ finger: Int, _ phase: TouchRecording.Phase) {
            let x = Double.random(in: 0...(screen.width - 0.001), using: &random)
            let y = Double.random(in: 0...(screen.height - 0.001), using: &random)
            events.append(TouchRecording.Event(time: time, finger: finger, phase: phase, x: x, y: y))
        }
        while events.count < eventCount {
            if Int.random(in: 0..<3, using: &random) > 0 { time += Double.random(in: 0...0.1, using: &random) }
            let choice = Int.random(in: 0..<10, using: &random)
            if down.isEmpty || choice == 0 {
                landings += 1
                down.append(landings)
                add(landings, .began)
            } else {
                let index = Int.random(in: 0..<down.count, using: &random)
                switch choice {
                case 1: add(down.remove(at: index), .ended)
                case 2: add(down.remove(at: index), .cancelled)
                default: add(down[index], .moved)
                }
            }
        }
        for finger in down { add(finger, .ended) }
        let texts = ["", "plain", "“quoted” \"and\\escaped/\"", "line\nbreak\r\ttab", "\u{0}\u{7}\u{1F}", "Füße 👣 👩‍👧", "\u{FEFF}\u{2028}"]
        let name = texts[Int.random(in: 0..<texts.count, using: &random)]
        let note = texts[Int.random(in: 0..<texts.count, using: &random)]
        let start = TouchRecording.Start(
            screen: TouchRecording.Start.Screen.allCases.randomElement(using: &random) ?? .feed,
            pinch: Bool.random(using: &random) ? .opens : .zooms,
            network: TouchRecording.Start.Network.allCases.randomElement(using: &random) ?? .fast
        )
        return TouchRecording(screen: screen, name: name, note: note, start: start, events: events)
    }
}
