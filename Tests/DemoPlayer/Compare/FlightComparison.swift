import Foundation
import TouchRecorder

/// Compares the positions of flying views, frame by frame.
struct FlightComparison {
    private(set) var quantities: [ComparedQuantity] = []

    init(_ measured: [TouchRecording.Answer], _ ours: [TouchRecording.Answer], _ frames: FrameTimes) {
        let (measured, ours) = (AnsweredFlight.all(in: measured), AnsweredFlight.all(in: ours))
        var names: [String] = []
        for flight in measured + ours where !names.contains(flight.name) { names.append(flight.name) }
        for name in names {
            compare(name, measured.filter { $0.name == name }, ours.filter { $0.name == name }, frames)
        }
    }

    private mutating func compare(_ name: String, _ measured: [AnsweredFlight], _ ours: [AnsweredFlight], _ frames: FrameTimes) {
        let parts: [(String, Tolerance, (TouchRecording.FlyingReport) -> [Double]?)] = [
            ("position", .position, { [$0.x, $0.y] }),
            ("size", .size, { [$0.width, $0.height] }),
            ("transform", .transform, { [$0.a, $0.b, $0.c, $0.d] }),
            ("alpha", .alpha, { [$0.alpha] }),
            ("backdrop", .alpha, { $0.backdrop.map { [$0] } }),
        ]
        compareTimes(name, measured, ours)
        for (part, tolerance, values) in parts {
            var quantity = ComparedQuantity("flight of \(name): \(part)", tolerance)
            for (one, other) in zip(measured, ours) {
                quantity.note(one.curve(of: values), other.curve(of: values), longestStep: frames.longestStep)
            }
            quantities.append(quantity)
        }
    }

    private mutating func compareTimes(_ name: String, _ measured: [AnsweredFlight], _ ours: [AnsweredFlight]) {
        var flights = ComparedQuantity("flight of \(name): how often", .flights)
        var began = ComparedQuantity("flight of \(name): began at", .flightTime)
        var ended = ComparedQuantity("flight of \(name): ended at", .flightTime)
        for index in 0..<max(measured.count, ours.count) {
            let one = measured.indices.contains(index) ? measured[index] : nil
            let other = ours.indices.contains(index) ? ours[index] : nil
            guard let time = one?.start ?? other?.start else { continue }
            flights.note(one.map { _ in "a flight" }, other.map { _ in "a flight" }, at: time)
            guard let one, let other else { continue }
            began.note([one.start], [other.start], at: one.start)
            ended.note([one.end], [other.end], at: one.end)
        }
        quantities += [flights, began, ended]
    }
}
