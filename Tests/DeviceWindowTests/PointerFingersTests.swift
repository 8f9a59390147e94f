import DeviceWindow
import Testing
import UIKit

/// As in Apple's simulator: https://developer.apple.com/documentation/xcode/interacting-with-your-app-in-the-ios-or-ipados-simulator
@Suite("A mouse makes fingers", .timeLimit(.minutes(20))) struct PointerFingersTests {
    private var fingers = PointerFingers(screenSize: CGSize(width: 400, height: 800))

    private mutating func handle(_ events: PointerFingers.Event...) -> [FingerCommand] {
        events.flatMap { fingers.handle($0) }
    }

    @Test("The left button is one finger")
    mutating func oneFinger() {
        #expect(handle(.moved(CGPoint(x: 5, y: 5))) == [])
        #expect(handle(.pressed(CGPoint(x: 10, y: 20))) == [.land([.pointer(10, 20)])])
        #expect(fingers.isPressed)
        #expect(handle(.moved(CGPoint(x: 30, y: 40))) == [.move([.pointer(30, 40)])])
        #expect(handle(.moved(CGPoint(x: 30, y: 40))) == [])
        #expect(handle(.released(CGPoint(x: 31, y: 40))) == [.move([.pointer(31, 40)]), .lift([.pointer])])
        #expect(!fingers.isPressed)
        #expect(handle(.moved(CGPoint(x: 50, y: 50))) == [])
    }

    @Test("With Alt two dots show, mirrored about the centre, and two fingers land and lift at once")
    mutating func mirrored() {
        #expect(handle(.moved(CGPoint(x: 100, y: 300))) == [])
        #expect(fingers.dots == [])
        #expect(handle(.altChanged(true)) == [])
        #expect(fingers.dots == [CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 500)])
        #expect(handle(.pressed(CGPoint(x: 100, y: 300))) == [.land([.pointer(100, 300), .mirror(300, 500)])])
        #expect(handle(.moved(CGPoint(x: 50, y: 200))) == [.move([.pointer(50, 200), .mirror(350, 600)])])
        #expect(fingers.dots == [CGPoint(x: 50, y: 200), CGPoint(x: 350, y: 600)])
        #expect(handle(.released(CGPoint(x: 50, y: 200))) == [.lift([.pointer, .mirror])])
        #expect(fingers.dots.count == 2)
        #expect(handle(.altChanged(false)) == [])
        #expect(fingers.dots == [])
    }

    @Test("Alt that is released in mid-drag lifts the mirrored finger alone; pressed again, it lands where the image is now")
    mutating func altReleased() {
        _ = handle(.altChanged(true), .pressed(CGPoint(x: 100, y: 300)))
        #expect(handle(.altChanged(false)) == [.lift([.mirror])])
        #expect(handle(.moved(CGPoint(x: 110, y: 300))) == [.move([.pointer(110, 300)])])
        #expect(handle(.altChanged(true)) == [.land([.mirror(290, 500)])])
        #expect(handle(.altChanged(true)) == [])
        #expect(handle(.released(CGPoint(x: 110, y: 300))) == [.lift([.pointer, .mirror])])
    }

    @Test("With Shift besides both move together, and the centre of mirroring with them")
    mutating func together() {
        _ = handle(.altChanged(true), .pressed(CGPoint(x: 150, y: 400)))
        #expect(handle(.shiftChanged(true)) == [])
        #expect(handle(.moved(CGPoint(x: 170, y: 450))) == [.move([.pointer(170, 450), .mirror(270, 450)])])
        #expect(handle(.shiftChanged(false)) == [])
        #expect(handle(.moved(CGPoint(x: 160, y: 450))) == [.move([.pointer(160, 450), .mirror(280, 450)])])
        _ = handle(.released(CGPoint(x: 160, y: 450)), .altChanged(false), .altChanged(true))
        #expect(fingers.dots == [CGPoint(x: 160, y: 450), CGPoint(x: 240, y: 350)], "the centre is the screen's again")
    }

    @Test("Shift before Alt does the same, and Shift alone does nothing")
    mutating func shiftFirst() {
        #expect(handle(.shiftChanged(true), .moved(CGPoint(x: 150, y: 400))) == [])
        #expect(fingers.dots == [])
        #expect(handle(.altChanged(true), .moved(CGPoint(x: 160, y: 410))) == [])
        #expect(fingers.dots == [CGPoint(x: 160, y: 410), CGPoint(x: 260, y: 410)])
    }

    @Test("Fingers that move together keep their distance at the screen's edge")
    mutating func togetherAtEdge() {
        _ = handle(.altChanged(true), .pressed(CGPoint(x: 150, y: 400)), .shiftChanged(true))
        #expect(handle(.moved(CGPoint(x: 390, y: -50))) == [.move([.pointer(299.5, 0), .mirror(399.5, 0)])])
        #expect(handle(.moved(CGPoint(x: 160, y: 400))) == [.move([.pointer(160, 400), .mirror(260, 400)])])
    }

    @Test("Points beside the screen are moved onto it; a press there is none")
    mutating func clamped() {
        #expect(handle(.pressed(CGPoint(x: 10, y: 800)), .moved(CGPoint(x: 10, y: 700)), .released(CGPoint(x: 10, y: 700))) == [])
        _ = handle(.pressed(CGPoint(x: 10, y: 799)))
        #expect(handle(.moved(CGPoint(x: -5, y: 900))) == [.move([.pointer(0, 799.5)])])
        #expect(handle(.released(CGPoint(x: 500, y: -900))) == [.move([.pointer(399.5, 0)]), .lift([.pointer])])
        _ = handle(.altChanged(true), .pressed(CGPoint(x: 0, y: 0)))
        #expect(fingers.dots == [.zero, CGPoint(x: 399.5, y: 799.5)])
    }

    @Test("Dots show while the pointer is over the screen or holds fingers there")
    mutating func dotsBeside() {
        _ = handle(.moved(CGPoint(x: 10, y: 10)), .altChanged(true))
        #expect(fingers.dots.count == 2)
        _ = handle(.left)
        #expect(fingers.dots == [])
        _ = handle(.moved(CGPoint(x: 10, y: 900)))
        #expect(fingers.dots == [])
        _ = handle(.pressed(CGPoint(x: 10, y: 10)), .left)
        #expect(fingers.dots.count == 2)
    }

    @Test("A window that loses the mouse or the keyboard lifts all fingers, once")
    mutating func inputLost() {
        _ = handle(.altChanged(true), .pressed(CGPoint(x: 100, y: 300)))
        #expect(handle(.inputLost) == [.lift([.pointer, .mirror])])
        #expect(handle(.released(CGPoint(x: 100, y: 300)), .inputLost) == [])
        #expect(fingers.dots == [])
    }

    @Test("A phone that is turned keeps its fingers, on its new screen")
    mutating func turned() {
        _ = handle(.pressed(CGPoint(x: 300, y: 700)))
        #expect(handle(.screenChanged(CGSize(width: 800, height: 400))) == [.move([.pointer(300, 399.5)])])
        #expect(handle(.altChanged(true)) == [.land([.mirror(500, 0.5)])])
    }

    @Test("Moves that follow each other in a frame become one, with the last place of each finger")
    func merged() {
        let commands: [FingerCommand] = [
            .land([.pointer(0, 0)]), .move([.pointer(1, 1)]), .move([.mirror(5, 5)]), .move([.pointer(2, 2)]), .lift([.pointer]),
            .move([.mirror(6, 6)]),
        ]
        #expect(
            commands.withoutSupersededMoves == [
                .land([.pointer(0, 0)]), .move([.pointer(2, 2), .mirror(5, 5)]), .lift([.pointer]), .move([.mirror(6, 6)]),
            ]
        )
    }
}

extension FingerPlace {
    static func pointer(_ x: CGFloat, _ y: CGFloat) -> FingerPlace { FingerPlace(.pointer, at: CGPoint(x: x, y: y)) }
    static func mirror(_ x: CGFloat, _ y: CGFloat) -> FingerPlace { FingerPlace(.mirror, at: CGPoint(x: x, y: y)) }
    static func wheel(_ x: CGFloat, _ y: CGFloat) -> FingerPlace { FingerPlace(.wheel, at: CGPoint(x: x, y: y)) }
    static func pinch(_ number: Int, _ x: CGFloat, _ y: CGFloat) -> FingerPlace { FingerPlace(.pinch(number), at: CGPoint(x: x, y: y)) }
}
