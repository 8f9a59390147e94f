import Foundation
import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing

/// Phones by which the questions that Apple leaves open are asked in every combination of two.
@Suite("Phones: the covering array", .chosen, .timeLimit(.minutes(20))) struct CoveringArrayTests {
    private typealias Behavior = HeadlessDevice.Behavior
    private static let switches = HeadlessDevice.Switch.all

    @Test("Every two values of every two switches occur together in one of the phones")
    func pairs() {
        for (index, first) in Self.switches.enumerated() {
            for second in Self.switches.dropFirst(index + 1) {
                var missing = Set(first.values.indices.flatMap { one in second.values.indices.map { [one, $0] } })
                for phone in Behavior.coveringArray { missing.remove([first.value(in: phone), second.value(in: phone)]) }
                #expect(missing.isEmpty, "\(first.name) and \(second.name) lack \(missing)")
            }
        }
    }

    @Test("The array begins with the default and its contrary, holds no phone twice, and is a few dozen at most")
    func few() throws {
        let phones = Behavior.coveringArray
        #expect(phones.first == Behavior())
        #expect(phones.dropFirst().first == .contrary)
        #expect(Set(phones).count == phones.count)
        #expect(phones.count <= 36)
        if let path = ProcessInfo.processInfo.environment["PHONES_LEGEND"] {
            let lines = phones.enumerated().map { "\($0.offset)\t\($0.element)\n" }
            try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
        }
    }

    @Test("Every field is a switch, and every switch sets its field alone")
    func fields() {
        #expect(Self.switches.map(\.name) == Mirror(reflecting: Behavior()).children.map(\.label))
        for each in Self.switches {
            #expect(each.values.count > 1, "\(each.name) leaves nothing open")
            for value in each.values.indices {
                var phone = Behavior()
                each.set(value, in: &phone)
                #expect(Self.switches.map { $0.value(in: phone) } == Self.switches.map { $0.name == each.name ? value : 0 })
            }
        }
    }

    @Test("On the contrary phone nothing is as on the default one")
    func contrary() {
        for each in Self.switches { #expect(each.value(in: .contrary) != each.value(in: Behavior()), "\(each.name)") }
    }

    @Test("A phone says in words what is otherwise about it")
    func words() {
        var phone = Behavior()
        #expect("\(phone)" == "the default")
        phone.touchSlop = .large
        phone.transitionStart = .atOnce
        #expect("\(phone)" == "touchSlop: large, transitionStart: atOnce")
    }

    @Test("A phone that is configured without a word has the standard behavior, which a test may set")
    func standard() {
        #expect(HeadlessDevice.Configuration().behavior == Behavior())
        HeadlessDevice.Configuration.$standardBehavior.withValue(.contrary) {
            let phone = HeadlessDevice.Configuration()
            #expect(phone.behavior == .contrary)
            #expect(phone.framesPerSecond == 120)
            #expect(phone.touchThresholds == HeadlessDevice.TouchThresholds(.small))
        }
    }

    @Test("README's table has a row for every switch, with how it is known")
    func table() throws {
        let rows = try Repository.text(of: "LinuxUIKit/README.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
        for each in Self.switches {
            let row = try #require(rows.first { $0.contains("`\(each.name)`") }, "\(each.name) has no row")
            #expect(["documented", "measured", "reported", "guess"].contains { row.contains($0) }, "\(row)")
        }
    }
}
