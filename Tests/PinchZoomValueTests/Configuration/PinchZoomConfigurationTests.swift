import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: a configuration that makes no sense", timeLimit(minutes: 20)) struct PinchZoomConfigurationTests {
    typealias Fault = ConfigurationFault<PinchZoomConfiguration>

    static let numbers: [[Fault]] = [
        Fault.faults("minimumScale", 0.01, 100, "0.01 to 100.0") { $0.minimumScale = $1 },
        Fault.faults("maximumScale", 1, 1000, "a scale from minimumScale (1.0) to 1000") { $0.maximumScale = $1 },
        Fault.faults("rubberBandReach", 0, 10, "0.0 to 10.0") { $0.rubberBandReach = $1 },
        Fault.faults("springDampingRatio", 0.1, 10, "0.1 to 10.0") { $0.springDampingRatio = Double($1) },
        Fault.faults("springResponse", 0.01, 10, "0.01 to 10.0 seconds") { $0.springResponse = Double($1) },
        Fault.faults("accessibilityZoomScale", 0.01, 1000, "0.01 to 1000.0") { $0.accessibilityZoomScale = $1 },
    ]

    static let curves: [Fault] = curveFaults { .linear(from: $0, to: $1, by: $2) } + curveFaults { .eased(from: $0, to: $1, by: $2) }

    private static func curveFaults(
        _ make: @escaping @Sendable (_ start: CGFloat, _ end: CGFloat, _ last: CGFloat) -> BackdropCurve
    ) -> [Fault] {
        var faults = Fault.faults("backdropCurve.from", 0, 1, "0.0 to 1.0") { $0.backdropCurve = make($1, 0.8, 2) }
        faults += Fault.faults("backdropCurve.to", 0, 1, "0.0 to 1.0") { $0.backdropCurve = make(0, $1, 2) }
        faults.append(
            Fault(field: "backdropCurve.to", value: "1.5", requirement: "0.0 to 1.0") { $0.backdropCurve = make(0, 1.5, 2) }
        )
        for last in [.nan, .infinity, -.infinity, -1, 0, 1] as [CGFloat] {
            faults.append(
                Fault(field: "backdropCurve.by", value: "\(last)", requirement: "a finite scale above 1") {
                    $0.backdropCurve = make(0, 0.8, last)
                }
            )
        }
        return faults
    }

    static let crops: [Fault] = ([.nan, .infinity, -.infinity, -1, 0, 1, CGFloat(1000).nextUp] as [CGFloat]).map { scale in
        Fault(field: "crop.by", value: "\(scale)", requirement: "a scale above 1, up to 1000", replacement: "opens(by: 1.5)") {
            $0.crop = .opens(by: scale)
        }
    }

    static let pairs = [
        Fault(field: "maximumScale", value: "1.5", requirement: "a scale from minimumScale (2.0) to 1000") {
            $0.minimumScale = 2
            $0.maximumScale = 1.5
        },
        // The change raises the minimum, but the error names the maximum, which is then too small.
        Fault(
            field: "maximumScale",
            value: "4.0",
            requirement: "a scale from minimumScale (5.0) to 1000",
            replacement: "5.0"
        ) { $0.minimumScale = 5 },
    ]

    static let openings: [Fault] =
        Fault.faults("openingScale", 1, 1000, "1.0 to 1000.0") { $0.openingScale = $1 }
        + ([5.2, 5.3, 1000] as [CGFloat]).map { scale in
            Fault(
                field: "openingScale",
                value: "\(scale)",
                requirement: "a scale that a pinch reaches; maximumScale (4.0) and the rubberBandReach (0.3) past it end at 5.2"
            ) { $0.openingScale = scale }
        }

    private static let releases: [Fault] = [CGFloat.nan, .infinity, -1, CGFloat(1).nextDown, CGFloat(4).nextUp].map { scale in
        Fault(field: "release.above", value: "\(scale)", requirement: "a scale from 1 to maximumScale (4.0)") { configuration in
            configuration.release = .stays(above: scale)
        }
    }

    static let faults = Array(numbers.joined()) + curves + crops + pairs + openings + releases

    @Test("It is refused by the field's name, its value and what it must be", arguments: faults)
    func refused(fault: Fault) throws {
        var configuration = PinchZoomConfiguration()
        fault.change(&configuration)
        let error = try #require(throws: PinchZoomConfigurationError.self) { try configuration.validate() }
        #expect(error.field == fault.field)
        #expect(error.value == fault.value)
        #expect(error.requirement == fault.requirement)
        #expect(error.description == "PinchZoomConfiguration.\(fault.field) is \(fault.value); it must be \(fault.requirement)")
        #expect(error.errorDescription == error.description, "What NSError shows is the same")
        #expect(error.localizedDescription == error.description)
    }

    @Test("The field's default is used instead, every other field stays, and the one refusal names the field", arguments: faults)
    func replaced(fault: Fault) throws {
        var configuration = PinchZoomConfiguration()
        fault.change(&configuration)
        let (usable, refusals) = configuration.checked()
        #expect(throws: Never.self) { try usable.validate() }
        let texts = fieldTexts(of: usable)
        let field = try #require(fieldName(of: fault.field, among: texts))
        #expect(differences(configuration, usable) == [field])
        #expect(texts[field] == fault.replacement ?? fieldTexts(of: PinchZoomConfiguration())[field])
        #expect(refusals.map(\.error.field) == [fault.field] && refusals.map(\.replacement) == [texts[field]])
    }

    @Test("Whatever the fields are, those that are refused change and no others, and the result can be used", arguments: [702] as [UInt64])
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
            configuration.crop = random.number(0...1) < 0.5 ? .stays : .opens(by: any(1...10))
            configuration.release = random.number(0...1) < 0.5 ? .returns : .stays(above: any(1...4))
            configuration.backdropCurve = .linear(from: any(0...1), to: any(0...1), by: any(1...10))
            let (usable, refusals) = configuration.checked()
            let texts = fieldTexts(of: usable)
            #expect(differences(configuration, usable) == Set(refusals.compactMap { fieldName(of: $0.error.field, among: texts) }))
            #expect(usable.checked().refusals.isEmpty, "seed \(seed): \(usable)")
            if refusals.isEmpty { unchanged += 1 }
        }
        #expect(unchanged > 20 && unchanged < 1000, "seed \(seed): \(unchanged)")
    }

    @Test("The system's log names each field that can't be used and what is used instead, once") @MainActor
    func reported() {
        let messages = loggedMessages {
            for _ in 0..<3 {
                let usable = PinchZoomConfiguration(minimumScale: 0, maximumScale: 7, springResponse: .nan).usable()
                #expect(usable.minimumScale == 1 && usable.maximumScale == 7 && usable.springResponse == 0.36)
            }
        }
        #expect(
            messages == [
                "PinchZoomConfiguration.minimumScale is 0.0; it must be 0.01 to 100.0. 1.0 is used instead.",
                "PinchZoomConfiguration.springResponse is nan; it must be 0.01 to 10.0 seconds. 0.36 is used instead.",
            ]
        )
    }

    @Test("Each argument of the initializer is the value of the field with its name, and the others have their defaults")
    func memberwise() {
        var configuration = PinchZoomConfiguration()
        configuration.backdropColor = .red
        configuration.backdropCurve = .tutorial
        configuration.liftedContent = .live
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
        configuration.haptics = [.lift, .landing]
        configuration.locksScrolling = false
        configuration.phrases.zoomIn = "Closer"
        configuration.accessibilityZoomScale = 5
        #expect(differences(configuration, PinchZoomConfiguration()).count == fieldTexts(of: configuration).count, "every field is set")
        let same = PinchZoomConfiguration(
            backdropColor: .red,
            backdropCurve: .tutorial,
            liftedContent: .live,
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
            haptics: [.lift, .landing],
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

    @Test("The ends of every range are valid, and so is any custom curve")
    func ends() throws {
        var least = PinchZoomConfiguration()
        least.minimumScale = 0.01
        least.maximumScale = 0.01
        least.rubberBandReach = 0
        least.springDampingRatio = 0.1
        least.springResponse = 0.01
        least.accessibilityZoomScale = 0.01
        least.crop = .opens(by: CGFloat(1).nextUp)
        least.backdropCurve = .linear(from: 0, to: 0, by: CGFloat(1).nextUp)
        #expect(throws: Never.self) { try least.validate() }
        var most = PinchZoomConfiguration()
        most.minimumScale = 100
        most.maximumScale = 1000
        most.rubberBandReach = 10
        most.springDampingRatio = 10
        most.springResponse = 10
        most.accessibilityZoomScale = 1000
        most.crop = .opens(by: 1000)
        most.backdropCurve = .eased(from: 1, to: 1, by: .greatestFiniteMagnitude)
        #expect(throws: Never.self) { try most.validate() }
        most.backdropCurve = .custom { _ in .nan }
        #expect(throws: Never.self) { try most.validate() }
        for configuration in [least, most] {
            let (usable, refusals) = configuration.checked()
            #expect(refusals.isEmpty && differences(configuration, usable).isEmpty, "nothing changes")
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
