import Foundation
import Testing

@testable import Feel

@Suite("Feel: curves and how far they are from one another", .timeLimit(.minutes(20))) struct CurveTests {
    private static let places = (0...100).map { Double($0) / 100 }

    @Test("Between samples it is a straight line, and outside it is nothing")
    func values() {
        let curve = Curve([.init(x: 2, value: 30), .init(x: 0, value: 10), .init(x: 1, value: 20)])
        #expect(curve.samples.map(\.x) == [0, 1, 2])
        #expect(curve.value(at: 0) == 10 && curve.value(at: 1) == 20 && curve.value(at: 1.25) == 22.5 && curve.value(at: 2) == 30)
        #expect(curve.value(at: -0.1) == nil && curve.value(at: 2.1) == nil && Curve().value(at: 0) == nil)
    }

    @Test("What is noted is noted in order; what is not farther along is not noted")
    func appending() {
        var curve = Curve()
        curve.append(1, at: 0)
        curve.append(2, at: 0)
        curve.append(3, at: 1)
        curve.append(4, at: 0.5)
        #expect(curve.samples == [.init(x: 0, value: 1), .init(x: 1, value: 3)])
    }

    @Test("A part of the way is where it first gets there, up or down, and nowhere if it does not")
    func parts() {
        let up = Curve(at: Self.places) { 100 * $0 }
        let down = Curve(at: Self.places) { 400 - 300 * $0 }
        #expect(abs((up.place(of: 0.5, to: 100) ?? 0) - 0.5) <= 1e-12)
        #expect(abs((down.place(of: 0.9, to: 100) ?? 0) - 0.9) <= 1e-12)
        #expect(up.place(of: 0.9, to: 200) == nil && Curve().place(of: 0.5, to: 1) == nil && up.place(of: 0.5, to: 0) == nil)
        // A curve that goes past its end and back has arrived at the first crossing.
        let over = Curve([.init(x: 0, value: 0), .init(x: 1, value: 12), .init(x: 2, value: 10)])
        #expect(abs((over.place(of: 1, to: 10) ?? 0) - 10.0 / 12) <= 1e-12)
    }

    @Test("Equal curves differ by nothing; one that is off by a constant by that; one late by a time by its slope")
    func comparison() throws {
        let curve = Curve(at: Self.places) { 100 * $0 }
        let same = try #require(CurveComparison(curve, to: curve))
        #expect(same.largest == 0 && same.rms == 0)
        let higher = try #require(CurveComparison(Curve(at: Self.places) { 100 * $0 - 3 }, to: curve))
        #expect(abs(higher.largest - 3) <= 1e-9 && abs(higher.rms - 3) <= 1e-9)
        let late = try #require(CurveComparison(Curve(at: Self.places) { 100 * max($0 - 0.02, 0) }, to: curve))
        #expect(abs(late.largest - 2) <= 1e-9 && late.rms < 2)
        let spike = try #require(CurveComparison(Curve(at: Self.places) { $0 == 0.5 ? 60 : 100 * $0 }, to: curve))
        #expect(spike.largest == 10 && abs(spike.rms - 10 / 101.0.squareRoot()) <= 1e-9)
    }

    @Test("A curve that is late by less than a frame is aligned; one that is later is aligned by a frame, and no more")
    func alignment() throws {
        let curve = Curve(at: Self.places) { 100 * $0 }
        func late(by time: Double) -> Curve { Curve(curve.samples.map { .init(x: $0.x + time, value: $0.value) }) }
        for (time, left) in [(0.0, 0.0), (0.005, 0), (-0.01, 0), (0.03, 0.02)] {
            let aligned = late(by: time).aligned(to: curve, within: 0.01)
            #expect(abs(try #require(CurveComparison(aligned, to: curve)).rms - 100 * left) <= 1e-6)
        }
    }

    @Test("Only the places of the measured curve that both have count; without one there is nothing to say")
    func common() throws {
        let measured = Curve([.init(x: 0.5, value: 7), .init(x: 9, value: 1000)])
        let ours = Curve(at: Self.places) { _ in 5 }
        #expect(try #require(CurveComparison(ours, to: measured)) == #require(CurveComparison(ours, to: Curve([.init(x: 0.5, value: 7)]))))
        #expect(CurveComparison(ours, to: Curve([.init(x: 9, value: 1)])) == nil && CurveComparison(Curve(), to: measured) == nil)
    }
}
