import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: a configuration that makes no sense", timeLimit(minutes: 20)) struct PinchZoomConfigurationTests {
    static let faults: [[ConfigurationFault]] = [
        ConfigurationFault.faults("minimumScale", 0.01, 100) {
            $0.maximumScale = 1000
            $0.minimumScale = $1
        },
        ConfigurationFault.faults("maximumScale", 1, 1000) { $0.maximumScale = $1 },
        ConfigurationFault.faults("maximumScale", 5, 1000) {
            $0.minimumScale = 5
            $0.maximumScale = $1
        },
        ConfigurationFault.faults("rubberBandReach", 0, 10) { $0.rubberBandReach = $1 },
        ConfigurationFault.faults("springDampingRatio", 0.1, 10) { $0.springDampingRatio = Double($1) },
        ConfigurationFault.faults("springResponse", 0.01, 10) { $0.springResponse = Double($1) },
        ConfigurationFault.faults("accessibilityZoomScale", 0.01, 1000) { $0.accessibilityZoomScale = $1 },
        ConfigurationFault.faults("crop.by", 1.01, 1000) { $0.crop = .opens(by: $1) },
        ConfigurationFault.faults("release.above", 1, 4) { $0.release = .stays(above: $1) },
        ConfigurationFault.faults("openingScale", 1, 4) { $0.openingScale = $1 },
        ConfigurationFault.faults("openingScale", 1, 7) {
            $0.maximumScale = 7
            $0.openingScale = $1
        },
    ]

    @Test("An unusable value is refused by the field's name, its value and its range", arguments: faults.flatMap { $0 })
    func refused(fault: ConfigurationFault) throws {
        var configuration = PinchZoomConfiguration()
        fault.change(&configuration, fault.value)
        let error = try #require(throws: PinchZoomConfigurationError.self) { try configuration.validate() }
        #expect(error.description == "PinchZoomConfiguration.\(fault.field) is \(fault.value); it must be \(fault.range)")
        #expect(error.errorDescription == error.description, "What NSError shows is the same")
        #expect(error.localizedDescription == error.description)
    }

    @Test("The nearest usable value is used instead, and every other field stays", arguments: faults.flatMap { $0 })
    @MainActor func replaced(fault: ConfigurationFault) throws {
        var (configuration, expected) = (PinchZoomConfiguration(), PinchZoomConfiguration())
        fault.change(&configuration, fault.value)
        fault.change(&expected, fault.replacement)
        var usable = configuration
        let messages = loggedMessages { usable = configuration.usable() }
        #expect(messages.count == 1 && messages.first?.hasPrefix("PinchZoomConfiguration.\(fault.field) is \(fault.value)") == true)
        #expect(throws: Never.self) { try usable.validate() }
        #expect(differences(usable, expected).isEmpty && !differences(configuration, expected).isEmpty)
    }

    @Test("Whatever the fields are, the result can be used", arguments: [702] as [UInt64]) @MainActor
    func repaired(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let nonsense: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1, 1001, .greatestFiniteMagnitude]
        func any(_ range: ClosedRange<CGFloat>) -> CGFloat {
            random.number(0...1) < 0.25 ? nonsense[Int(random.number(0...CGFloat(nonsense.count).nextDown))] : random.number(range)
        }
        var unchanged = 0
        for _ in 1...2000 {
            var configuration = PinchZoomConfiguration()
            configuration.minimumScale = any(0.01...3)
            configuration.maximumScale = any(1...8)
            configuration.rubberBandReach = any(0...10)
            configuration.springDampingRatio = Double(any(0.1...10))
            configuration.springResponse = Double(any(0.01...10))
            configuration.openingScale = random.number(0...1) < 0.5 ? nil : any(1...5)
            configuration.accessibilityZoomScale = any(0.01...1000)
            configuration.crop = random.number(0...1) < 0.5 ? .stays : .opens(by: any(1.01...10))
            configuration.release = random.number(0...1) < 0.5 ? .returns : .stays(above: any(1...4))
            var usable = configuration
            let messages = loggedMessages { usable = configuration.usable() }
            #expect(messages.isEmpty == ((try? configuration.validate()) != nil), "seed \(seed): \(configuration)")
            #expect(messages.isEmpty == differences(configuration, usable).isEmpty, "seed \(seed): \(configuration)")
            #expect(throws: Never.self, "seed \(seed): \(usable)") { try usable.validate() }
            if messages.isEmpty { unchanged += 1 }
        }
        #expect(unchanged > 20 && unchanged < 1000, "seed \(seed): \(unchanged)")
    }

    @Test("The system's log names each field that can't be used, once") @MainActor
    func reported() {
        let messages = loggedMessages {
            for _ in 0..<3 {
                let usable = PinchZoomConfiguration(minimumScale: 0, maximumScale: 7, springResponse: .nan).usable()
                #expect(usable.minimumScale == 0.01 && usable.maximumScale == 7 && usable.springResponse == 0.01)
            }
        }
        #expect(
            messages == [
                "PinchZoomConfiguration.minimumScale is 0.0; it must be 0.01 to 100.0. The nearest value is used.",
                "PinchZoomConfiguration.springResponse is nan; it must be 0.01 to 10.0. The nearest value is used.",
            ]
        )
    }

    @Test("Each argument of the initializer is the value of the field with its name, and the others have their defaults")
    func memberwise() {
        var configuration = PinchZoomConfiguration()
        configuration.backdropColor = .red
        configuration.backdropCurve = .tutorial
        configuration.crop = .opens(by: 3)
        configuration.minimumScale = 0.5
        configuration.maximumScale = 7
        configuration.rubberBandReach = 0.1
        configuration.allowsRotation = true
        configuration.springDampingRatio = 0.9
        configuration.springResponse = 0.5
        configuration.release = .stays(above: 2)
        configuration.openingScale = 6
        configuration.dynamicRange = .high
        configuration.playsHapticAtLimit = false
        configuration.locksScrolling = false
        configuration.phrases.zoomIn = "Closer"
        configuration.accessibilityZoomScale = 5
        #expect(differences(configuration, PinchZoomConfiguration()).count == fieldTexts(of: configuration).count, "every field is set")
        let same = PinchZoomConfiguration(
            backdropColor: .red,
            backdropCurve: .tutorial,
            crop: .opens(by: 3),
            dynamicRange: .high,
            minimumScale: 0.5,
            maximumScale: 7,
            rubberBandReach: 0.1,
            allowsRotation: true,
            springDampingRatio: 0.9,
            springResponse: 0.5,
            release: .stays(above: 2),
            openingScale: 6,
            playsHapticAtLimit: false,
            locksScrolling: false,
            phrases: configuration.phrases,
            accessibilityZoomScale: 5
        )
        #expect(differences(configuration, same).isEmpty)
        #expect(differences(PinchZoomConfiguration(maximumScale: 3), PinchZoomConfiguration()) == ["maximumScale"])
    }

    @Test("The default is valid, with either preset of the curve")
    func defaults() throws {
        var configuration = PinchZoomConfiguration()
        #expect(throws: Never.self) { try configuration.validate() }
        configuration.backdropCurve = .tutorial
        #expect(throws: Never.self) { try configuration.validate() }
    }

    @Test("The ends of every range are valid") @MainActor
    func ends() throws {
        var least = PinchZoomConfiguration()
        least.minimumScale = 0.01
        least.maximumScale = 0.01
        least.rubberBandReach = 0
        least.springDampingRatio = 0.1
        least.springResponse = 0.01
        least.accessibilityZoomScale = 0.01
        least.crop = .opens(by: 1.01)
        (least.release, least.openingScale) = (.stays(above: 1), 1)
        #expect(throws: Never.self) { try least.validate() }
        var most = PinchZoomConfiguration()
        most.minimumScale = 100
        most.maximumScale = 1000
        most.rubberBandReach = 10
        most.springDampingRatio = 10
        most.springResponse = 10
        most.accessibilityZoomScale = 1000
        most.crop = .opens(by: 1000)
        (most.release, most.openingScale) = (.stays(above: 1000), 1000)
        #expect(throws: Never.self) { try most.validate() }
        for configuration in [least, most] {
            var usable = configuration
            let messages = loggedMessages { usable = configuration.usable() }
            #expect(messages.isEmpty && differences(configuration, usable).isEmpty, "nothing changes")
        }
    }

    @Test("Whatever is found valid makes a rubber band and a spring that give numbers", arguments: [701] as [UInt64])
    func validMeansUsable(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var valid = 0
        for _ in 1...2000 {
            var configuration = PinchZoomConfiguration()
            configuration.minimumScale = random.factor(0.001...200)
            configuration.maximumScale = random.factor(0.001...2000)
            configuration.rubberBandReach = random.number(-1...11)
            configuration.springDampingRatio = Double(random.factor(0.05...20))
            configuration.springResponse = Double(random.factor(0.005...20))
            guard (try? configuration.validate()) != nil else { continue }
            valid += 1
            let band = configuration.rubberBand
            #expect(band.scale(for: random.factor(1e-6...1e6)) > 0, "seed \(seed): \(band)")
            let motion = configuration.spring.motion(from: .init(value: 300, velocity: 1000), after: Double(random.number(0...2)))
            #expect(motion.value.isFinite && motion.velocity.isFinite, "seed \(seed): \(configuration.spring)")
        }
        #expect(valid > 200, "seed \(seed): enough of them were valid")
    }
}
