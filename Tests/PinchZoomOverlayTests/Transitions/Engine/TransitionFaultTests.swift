import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Faults during transitions", .timeLimit(.minutes(20)), .phones) struct TransitionFaultTests {
    /// A kind of transition, and the way in which its screen opens.
    private enum Subject: CaseIterable {
        case zoomPushed, zoomPresented, sharedPushed, sharedPresented, growPushed, growPresented

        @MainActor func run(_ body: (any FaultedPhone) throws -> Void) throws {
            switch self {
            case .zoomPushed: try GridPhone.run(way: .pushed) { try body($0) }
            case .zoomPresented: try GridPhone.run(way: .presented) { try body($0) }
            case .sharedPushed: try CardPhone.run(.shared, way: .pushed) { try body($0) }
            case .sharedPresented: try CardPhone.run(.shared, way: .presented) { try body($0) }
            case .growPushed: try CardPhone.run(.grow, way: .pushed) { try body($0) }
            case .growPresented: try CardPhone.run(.grow, way: .presented) { try body($0) }
            }
        }
    }

    @Test("Nothing is left and the transition ends once, at every moment", arguments: FaultMoment.allCases, Fault.allCases)
    func sweep(moment: FaultMoment, fault: Fault) throws {
        for subject in Subject.allCases {
            try subject.run { phone in
                guard !phone.lackingMoments.contains(moment), !phone.lackingFaults.contains(fault) else { return }
                let finger = try phone.reach(moment)
                phone.happen(fault)
                phone.device.advance(by: 0.03)
                finger?.lift()
                try phone.device.advanceUntilIdle()
                #expect(phone.leftovers(after: fault) == [], "\(subject)")
                try phone.comeHome(after: fault)
                #expect(phone.leftovers == [], "\(subject)")
                #expect(appearanceFaults(in: phone.appearances) == [], "\(subject)")
                if fault == .deletionOfAll || fault == .controllerGone { return }
                phone.begin(1)
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen, "\(subject)")
                phone.close()
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed, "\(subject)")
            }
        }
    }

    @Test(
        "An app in the background finds its transition over in the same turn: where it was going, or back if a finger held it",
        arguments: FaultMoment.allCases
    )
    func background(moment: FaultMoment) throws {
        try GridPhone.run { phone in
            let finger = try phone.reach(moment)
            phone.device.enterBackground()
            #expect(phone.flyingFrame == nil)
            #expect(phone.navigation.topViewController === (moment == .closing ? phone.grid : phone.pager))
            #expect(phone.leftovers == [])
            phone.device.enterForeground()
            finger?.lift()
        }
    }

    @Test("A transition goes on while the app is inactive, for example under Control Center", arguments: [false, true])
    func inactive(isClosing: Bool) throws {
        try GridPhone.run { phone in
            if isClosing { try phone.open(4) }
            if isClosing { _ = phone.pager?.accessibilityPerformEscape() } else { phone.grid.open(4) }
            phone.device.advance(by: 0.1)
            phone.device.resignActive()
            phone.device.advanceFrames()
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            #expect(isClosing ? phone.isClosed : phone.isOpen)
            #expect(phone.leftovers == [])
            phone.device.becomeActive()
        }
    }

    @Test("A container that is taken out of the window ends its transition")
    func containerGone() throws {
        try GridPhone.run(way: .presented) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let overlay = try #require(phone.window.descendants.first { $0 is TransitionOverlayView })
            var ends = 0
            phone.pager?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
            overlay.superview?.removeFromSuperview()
            #expect(ends == 1)
            #expect(phone.grid.photoView(4)?.shownAlpha == 1)
            phone.tabs.dismiss(animated: false)
            phone.device.advanceFrames(2)
            #expect(ends == 1)
        }
    }
}
