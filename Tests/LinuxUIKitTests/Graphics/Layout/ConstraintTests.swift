import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/nslayoutconstraint, /nslayoutanchor and NSLayoutConstraint.h.
@MainActor @Suite("NSLayoutConstraint", .timeLimit(.minutes(20))) struct ConstraintTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("System spacing is 8 points between siblings, times the multiplier", .chosen)
    func systemSpacing() {
        let (one, two) = (NaturalView(10, 10), NaturalView(10, 10))
        let box = box(holding: one, two)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: box.leadingAnchor), one.topAnchor.constraint(equalTo: box.topAnchor),
            two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
            two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
        ])
        box.layoutIfNeeded()
        #expect(two.frame.origin == CGPoint(x: 26, y: 18))
    }

    @Test("Leading and trailing turn round where reading does, constants with them; left and right stay")
    func rightToLeft() {
        let (one, two, three) = (NaturalView(10, 10), NaturalView(20, 10), NaturalView(30, 10))
        let box = box(100, 100, holding: one, two, three)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 7),
            two.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -3),
            two.leadingAnchor.anchorWithOffset(to: box.trailingAnchor).constraint(equalToConstant: 70),
            three.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
        ])
        box.layoutIfNeeded()
        #expect([one, two, three].map(\.frame.minX) == [5, 30, 5])
        box.semanticContentAttribute = .forceRightToLeft
        box.layoutIfNeeded()
        #expect([one, two, three].map(\.frame.minX) == [85, 50, 5])
    }
}
