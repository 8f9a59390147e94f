import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From the Auto Layout Guide, "Unsatisfiable Layouts": one of the constraints is broken, and a message in the log names all of them.
@MainActor @Suite("Constraints that contradict each other", .timeLimit(.minutes(20))) struct UnsatisfiableConstraintTests {
    @Test("One is broken, the others hold, and the log has all that conflict and the one that is broken")
    func broken() {
        let device = HeadlessDevice()
        let (view, other) = (UIView(), NaturalView(10, 10))
        let box = box(holding: view, other)
        let constraints = [10, 20].map { view.widthAnchor.constraint(equalToConstant: $0) }
        let unrelated = other.widthAnchor.constraint(equalToConstant: 33)
        for (constraint, name) in zip(constraints + [unrelated], ["first", "second", "unrelated"]) { constraint.identifier = name }
        NSLayoutConstraint.activate(constraints + [unrelated])
        box.layoutIfNeeded()
        #expect(view.bounds.width == 10 || view.bounds.width == 20)
        #expect(other.bounds.width == 33)
        #expect(constraints.allSatisfy { $0.isActive }, "a broken one stays active")
        #expect(device.constraintMessages.count == 1)
        let message = device.constraintMessages.first ?? ""
        #expect(message.contains("Unable to simultaneously satisfy constraints"))
        #expect(message.contains("Will attempt to recover by breaking constraint"))
        #expect(message.contains("'first'") && message.contains("'second'") && !message.contains("'unrelated'"))
    }

    @Test("It holds again as soon as there is room for it, without a word", .chosen)
    func recovery() {
        let device = HeadlessDevice()
        let view = UIView()
        let box = box(holding: view)
        let (one, two) = (view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        NSLayoutConstraint.activate([one, two])
        box.layoutIfNeeded()
        let remaining = view.bounds.width == 10 ? one : two
        remaining.isActive = false
        box.layoutIfNeeded()
        #expect(view.bounds.width == (remaining === one ? 20 : 10))
        #expect(device.constraintMessages.count == 1)
    }

    @Test("A constant or a frame that makes the contradiction breaks one, too; another that ends it mends it")
    func byChange() {
        let device = HeadlessDevice()
        let view = UIView()
        let box = box(100, 100, holding: view)
        pin(view, 10)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
        least.isActive = true
        box.layoutIfNeeded()
        #expect(view.bounds.width == 80 && device.constraintMessages.isEmpty)
        box.frame.size.width = 60
        box.layoutIfNeeded()
        #expect(device.constraintMessages.count == 1)
        box.frame.size.width = 100
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        least.constant = 90
        box.layoutIfNeeded()
        #expect(device.constraintMessages.count == 2)
        least.constant = 20
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        #expect(device.constraintMessages.count == 2)
    }

    @Test("Constraints that are not required contradict each other in silence")
    func optional() {
        let device = HeadlessDevice()
        let view = UIView()
        let box = box(holding: view)
        for width in [10, 20, 30] as [CGFloat] {
            let constraint = view.widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(500 + Float(width))
            constraint.isActive = true
        }
        box.layoutIfNeeded()
        #expect(view.bounds.width == 30 && device.constraintMessages.isEmpty)
    }

    @Test("No size is below zero", .chosen)
    func negative() {
        let device = HeadlessDevice()
        let view = UIView()
        let box = box(30, 30, holding: view)
        pin(view, 20)
        box.layoutIfNeeded()
        #expect(view.bounds.width >= 0 && view.bounds.height >= 0)
        #expect(!device.constraintMessages.isEmpty)
    }

    /// From https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute, leading and trailing.
    @Test("Where reading turns round, constraints of leading and trailing edges turn round together: none is in another one's way")
    func direction() throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let (picture, label) = (UIView(), UIView())
            let box = box(100, 50, holding: picture, label)
            let controller = UIViewController()
            controller.view.addSubview(box)
            NSLayoutConstraint.activate([
                picture.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
                picture.widthAnchor.constraint(equalToConstant: 20),
                label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
                label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
                label.widthAnchor.constraint(equalToConstant: 30),
            ])
            device.show(controller)
            #expect(picture.frame.minX == 5 && label.frame.minX == 35)
            device.setLayoutDirection(.rightToLeft)
            device.advanceFrames()
            #expect(picture.frame.minX == 75 && label.frame.minX == 35)
            #expect(device.constraintMessages.isEmpty)
        }
    }
}
