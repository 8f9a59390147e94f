import HeadlessDevice
import PeerComparison
import UIKit

/// Auto Layout: the first layout of a new feed cell, the layout at a new width, and the growth of both with the number of constraints.
@MainActor struct ConstraintBenchmark {
    func run() {
        let device = HeadlessDevice()
        _ = device
        // Loads the fonts, and shapes text for the first time.
        _ = ConstraintCell(posts: 1).systemLayoutSizeFitting(CGSize(width: 390, height: 0))
        measure(ConstraintCell.init(posts:), "A feed's cell", aims: ("under 1000 µs", "under 200 µs"))
        for count in [10, 25, 50, 100] {
            measure({ _ in ConstraintColumn(constraints: count) }, "\(count) constraints", aims: nil)
        }
    }

    private func measure(_ make: (Int) -> UIView, _ name: String, aims: (first: String, width: String)?) {
        let (first, width, fitting) = (CostMeasurement(), CostMeasurement(), CostMeasurement())
        for _ in 0..<51 {
            let view = make(1)
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
            first.measure { view.layoutIfNeeded() }
            view.frame.size.width = 320
            width.measure { view.layoutIfNeeded() }
            fitting.measure {
                _ = view.systemLayoutSizeFitting(
                    CGSize(width: 375, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                )
            }
        }
        report("\(name): first layout", format(first), aim: aims?.first)
        report("\(name): another width", format(width), aim: aims?.width)
        report("\(name): the height for a width", format(fitting))
    }

    private func format(_ measurement: CostMeasurement) -> String {
        String(format: "%.0f µs, %d allocations", measurement.medianTime, measurement.medianAllocations)
    }
}

/// A post as apps build it, with 12 views and 40 constraints. Its texts have one line, because the cost of several lines is Pango's.
@MainActor final class ConstraintCell: UIView {
    convenience init(posts: Int) {
        self.init(frame: .zero)
        build()
    }

    private func build() {
        let views = (0..<12).map { _ in UIView() }
        let (avatar, more, photo, like, comment, share) = (views[0], views[1], views[2], views[3], views[4], views[5])
        let (save, dot, line, badge) = (views[6], views[7], views[8], views[9])
        let name = UILabel()
        let caption = UILabel()
        name.text = "A name"
        caption.text = "A caption"
        let all = [avatar, more, photo, like, comment, share, save, dot, line, badge, name, caption]
        for view in all {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        var constraints = [
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            avatar.widthAnchor.constraint(equalToConstant: 32), avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: more.leadingAnchor, constant: -8),
            more.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            more.centerYAnchor.constraint(equalTo: avatar.centerYAnchor), more.widthAnchor.constraint(equalToConstant: 24),
            more.heightAnchor.constraint(equalToConstant: 24),
            photo.leadingAnchor.constraint(equalTo: leadingAnchor), photo.trailingAnchor.constraint(equalTo: trailingAnchor),
            photo.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 1.25),
            like.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            like.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
            like.widthAnchor.constraint(equalToConstant: 24), like.heightAnchor.constraint(equalToConstant: 24),
            save.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            save.widthAnchor.constraint(equalTo: like.widthAnchor), save.heightAnchor.constraint(equalTo: like.heightAnchor),
            save.centerYAnchor.constraint(equalTo: like.centerYAnchor),
            dot.centerXAnchor.constraint(equalTo: photo.centerXAnchor), dot.topAnchor.constraint(equalTo: like.topAnchor),
            dot.widthAnchor.constraint(equalToConstant: 6), dot.heightAnchor.constraint(equalToConstant: 6),
            badge.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: photo.topAnchor, constant: 8),
            caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            caption.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            caption.topAnchor.constraint(equalTo: like.bottomAnchor, constant: 8),
            line.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 8),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
        ]
        for (view, former) in [(comment, like), (share, comment)] {
            constraints += [
                view.leadingAnchor.constraint(equalTo: former.trailingAnchor, constant: 16),
                view.centerYAnchor.constraint(equalTo: former.centerYAnchor),
                view.widthAnchor.constraint(equalTo: former.widthAnchor),
            ]
        }
        let bottom = bottomAnchor.constraint(equalTo: line.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        constraints.append(bottom)
        if constraints.count != 41 { print("  but the cell has \(constraints.count) constraints") }
        NSLayoutConstraint.activate(constraints)
    }
}

/// Views below each other, five constraints each.
@MainActor private final class ConstraintColumn: UIView {
    convenience init(constraints count: Int) {
        self.init(frame: .zero)
        var former: UIView?
        for _ in 0..<count / 5 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: former?.bottomAnchor ?? topAnchor, constant: 4),
                view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 1_000),
            ])
            former = view
        }
    }
}
