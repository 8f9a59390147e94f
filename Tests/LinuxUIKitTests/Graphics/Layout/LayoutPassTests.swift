import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From UIView.h, "Updating and layout", https://developer.apple.com/documentation/uikit/uiview/updateconstraints(), /layoutsubviews(),
/// /layoutifneeded() and /requiresconstraintbasedlayout, and UIViewController's updateViewConstraints().
@MainActor @Suite("The layout pass with constraints", .timeLimit(.minutes(20))) struct LayoutPassTests {
    @Test("Constraints are updated from the leaves up, layout goes from the root down")
    func order() {
        let views = (0..<3).map { OrderedView($0) }
        let log = OrderLog()
        for (outer, inner) in zip(views, views.dropFirst()) {
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
        }
        for view in views { view.log = log }
        views[0].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        pin(views[1])
        pin(views[2])
        views[0].layoutIfNeeded()
        #expect(log.entries == ["update 2", "update 1", "update 0", "layout 0", "layout 1", "layout 2"])
        log.entries = []
        views[0].layoutIfNeeded()
        #expect(log.entries.isEmpty)
        views[1].setNeedsUpdateConstraints()
        #expect(views[1].needsUpdateConstraints() && !views[2].needsUpdateConstraints())
        views[0].layoutIfNeeded()
        #expect(log.entries == ["update 1"])
    }

    @Test("updateConstraintsIfNeeded updates the view and what is in it, once, without layout")
    func updateIfNeeded() {
        let view = NaturalView(10, 10)
        let box = box(holding: view)
        pin(view)
        box.updateConstraintsIfNeeded()
        #expect(view.updates == 1 && view.layouts == 0)
        box.updateConstraintsIfNeeded()
        #expect(view.updates == 1)
    }

    @Test("Views that have nothing to do with constraints are not asked to update them, unless they say that they need Auto Layout")
    func uninvolved() throws {
        try HeadlessDevice.run { device in
            let (plain, needy) = (NaturalView(10, 10), NeedyView(frame: .zero))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addSubview(plain)
            device.show(view)
            #expect(plain.updates == 0)
            view.addSubview(needy)
            device.advanceFrames()
            #expect(needy.updates == 1 && plain.updates == 0)
        }
    }

    @Test("A controller is asked in its view's turn, and its updateViewConstraints updates the view")
    func controllers() throws {
        try HeadlessDevice.run { device in
            let controller = UpdatingController()
            device.show(controller)
            #expect(controller.updates == 1)
            #expect(controller.box.center == CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY))
            controller.view.setNeedsUpdateConstraints()
            device.advanceFrames()
            #expect(controller.updates == 2)
        }
    }

    @Test("Activated, changed and deactivated constraints are laid out before the next frame")
    func frames() throws {
        try HeadlessDevice.run { device in
            let view = NaturalView(10, 10)
            let box = box(holding: view)
            device.show(box)
            let left = view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3)
            left.isActive = true
            device.advanceFrames()
            #expect(view.frame.minX == 3)
            left.constant = 5
            device.advanceFrames()
            #expect(view.frame.minX == 5)
            left.isActive = false
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
            device.advanceFrames()
            #expect(view.frame.maxX == box.bounds.maxX)
        }
    }

    @Test("layoutSubviews sees its subviews' new frames after super's, and what it changes counts below in the same pass")
    func withinLayout() {
        let inner = NaturalView(10, 10)
        let view = UIView()
        let box = ManualBox(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.addSubview(inner)
        pin(inner)
        box.width = view.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate(
            [
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10), box.width,
            ].compactMap { $0 }
        )
        box.layoutIfNeeded()
        #expect(box.seen.first == 10)
        #expect(view.bounds.width == 40 && inner.bounds.width == 40)
    }

    @Test("layoutIfNeeded in an animation block animates what constraints change")
    func animated() throws {
        try HeadlessDevice.run { device in
            let view = NaturalView(10, 10)
            let box = box(holding: view)
            let left = view.leadingAnchor.constraint(equalTo: box.leadingAnchor)
            NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: box.topAnchor)])
            device.show(box)
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
            #expect(view.frame.minX == 100, "the model is there at once")
            device.advance(by: 0.5)
            let shown = view.layer.presentation()?.frame.minX ?? 0
            #expect(abs(shown - 50) < 2)
            try device.advanceUntilIdle()
            #expect(view.layer.presentation()?.frame.minX == 100)
        }
    }

    @Test("Without layoutIfNeeded in the block nothing animates")
    func notAnimated() throws {
        try HeadlessDevice.run { device in
            let view = NaturalView(10, 10)
            let box = box(holding: view)
            let left = view.leadingAnchor.constraint(equalTo: box.leadingAnchor)
            NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: box.topAnchor)])
            device.show(box)
            UIView.animate(withDuration: 1) { left.constant = 100 }
            device.advanceFrames()
            #expect(view.layer.presentation()?.frame.minX == 100)
        }
    }

    @Test("Edges lie on whole pixels", .chosen)
    func pixels() {
        let device = HeadlessDevice()
        defer { withExtendedLifetime(device) {} }
        let views = (0..<3).map { _ in UIView() }
        let box = box(100, 10, holding: views[0], views[1], views[2])
        for (view, next) in zip(views, views.dropFirst()) {
            NSLayoutConstraint.activate([
                next.leadingAnchor.constraint(equalTo: view.trailingAnchor), next.widthAnchor.constraint(equalTo: view.widthAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: box.leadingAnchor), views[2].trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
        #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
    }

    @Test("hasAmbiguousLayout says whether constraints leave a view's place or size open")
    func ambiguity() {
        let view = UIView()
        let box = box(holding: view)
        #expect(view.hasAmbiguousLayout)
        let top = view.topAnchor.constraint(equalTo: box.topAnchor)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 5),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        #expect(view.hasAmbiguousLayout)
        top.isActive = true
        #expect(!view.hasAmbiguousLayout && !box.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
        #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(top))
    }
}

@MainActor private final class OrderLog {
    var entries: [String] = []
}

@MainActor private final class OrderedView: UIView {
    let number: Int
    var log: OrderLog?

    init(_ number: Int) {
        self.number = number
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log?.entries.append("update \(number)")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log?.entries.append("layout \(number)")
    }
}

@MainActor private final class NeedyView: UIView {
    var updates = 0

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}

@MainActor private final class ManualBox: UIView {
    var width: NSLayoutConstraint?
    var seen: [CGFloat] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(subviews.first?.bounds.width ?? 0)
        width?.constant = 40
    }
}

@MainActor private final class UpdatingController: UIViewController {
    let box = NaturalView(20, 20)
    var updates = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }

    override func updateViewConstraints() {
        updates += 1
        if updates == 1 { box.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true }
        super.updateViewConstraints()
    }
}
