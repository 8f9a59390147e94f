import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// The faults that raise an exception on a phone, by NSLayoutConstraint.h,
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority, /isactive, and the words of the exceptions as apps' logs
/// have them.
@Suite("Constraints that raise", .timeLimit(.minutes(20))) @MainActor struct ConstraintTrapTests {
    @Test("Items without a common ancestor")
    func noAncestor() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
        }
        #expect(exit?.said("because they have no common ancestor") == true)
    }

    @Test("addConstraint where an item lies outside of the view")
    func outside() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (one, two) = (UIView(), UIView())
            UIView().addSubview(one)
            one.addConstraint(one.topAnchor.constraint(equalTo: two.topAnchor))
        }
        #expect(exit?.said("The view hierarchy is not prepared for the constraint") == true)
    }

    @Test("An active constraint's priority may not become required")
    func toRequired() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let width = view.widthAnchor.constraint(equalToConstant: 1)
            width.priority = .defaultHigh
            width.isActive = true
            width.priority = .required
        }
        #expect(exit?.said("Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.") == true)
    }

    @Test("A priority out of the range", arguments: [0, -1, 1001] as [Float])
    func outOfRange(_ priority: Float) async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor [priority] in
            UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(priority)
        }
        #expect(exit?.said("Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired") == true)
    }

    @Test("A constant that is no number, at first or later")
    func notFinite() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
        }
        let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
        }
        #expect(first?.said("NSLayoutConstraint constant is not finite!") == true)
        #expect(later?.said("NSLayoutConstraint constant is not finite!") == true)
    }

    @Test("A multiplier that is no number, and one of 0 for a place")
    func multipliers() async {
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
        }
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(),
                attribute: .top,
                relatedBy: .equal,
                toItem: UIView(),
                attribute: .top,
                multiplier: 0,
                constant: 3
            )
        }
        #expect(infinite?.said("Multiplier is not finite!") == true)
        #expect(zero?.said("Location attributes must be specified in pairs.") == true)
    }

    @Test("An item that is neither a view nor a guide")
    func noItem() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: "view",
                attribute: .width,
                relatedBy: .equal,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: 3
            )
        }
        #expect(exit?.said("Constraint items must each be a view or layout guide.") == true)
    }
}
