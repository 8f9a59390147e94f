import PortableTestSupport
import UIKit

/// A random cell with one photo, as a value.
struct CellPlan: Equatable {
    /// The view in which the photo's cell is.
    enum Host: CaseIterable {
        case plain, list, table, header, carousel
    }

    /// The view that is lifted, and what flies.
    enum Subject: CaseIterable {
        /// An image view, of which a copy flies.
        case photo
        /// An image view with a subview, of which a picture flies.
        case picture
        /// A container, whose image view flies.
        case container
        /// The view around the image view.
        case card
    }

    enum Picture: CaseIterable {
        case square, wide, tall, small, large, ring
    }

    enum Mode: CaseIterable {
        case fills, fits, stretches, centers, top

        var contentMode: UIView.ContentMode {
            switch self {
            case .fills: .scaleAspectFill
            case .fits: .scaleAspectFit
            case .stretches: .scaleToFill
            case .centers: .center
            case .top: .top
            }
        }
    }

    /// An animation that runs while the photo lifts.
    enum Motion: CaseIterable {
        /// The cell shrinks or dims from the first touch on, as a pressed card does.
        case shrinks, dims
        /// The photo fades in, as after loading.
        case fadesIn
        /// The cell drops into its place, or another cell's insertion moves it.
        case dropsIn, makesRoom
    }

    var host = Host.plain
    var subject = Subject.photo
    var picture = Picture.square
    var mode = Mode.stretches
    var opensCrop = false
    var isRightToLeft = false
    var isScrolledOut = false
    var motion: Motion?
    /// The features of the screen, the cell, its content view, up to three wrappers and the photo, outermost first.
    var levels: [[CellFeature]] = [[], [], [], []]

    static let screenLevel = 0, cellLevel = 1, contentLevel = 2
    var photoLevel: Int { levels.count - 1 }

    /// Whether a view in front may hide the photo, so that the photo stays in its place.
    var mayBeCovered: Bool { levels.joined().contains { $0.isCover } }

    /// Whether a line of a pixel may become softer at the lift or at the landing. The mean of the pixels around the line stays.
    ///
    /// Pictures of the views are resampled if they are shown at another scale or angle than they are made. Where a mask ends inside a pixel,
    /// each view has its part of the pixel.
    var hasSoftLines: Bool {
        motion == .shrinks || levels.joined().contains { $0.softensLines }
    }
}

// MARK: Drawing

extension CellPlan {
    /// Returns a random plan without an open fault.
    static func random(using random: inout SeededGenerator) -> CellPlan {
        while true {
            let plan = drawn(using: &random)
            if !plan.hasOpenFault { return plan }
        }
    }

    private static func drawn(using random: inout SeededGenerator) -> CellPlan {
        var plan = CellPlan()
        plan.host = pick(Host.allCases, using: &random)
        plan.subject = chance(2, using: &random) ? .photo : pick(Subject.allCases, using: &random)
        plan.picture = pick(Picture.allCases, using: &random)
        plan.mode = chance(2, using: &random) ? .fills : pick(Mode.allCases, using: &random)
        plan.opensCrop = chance(3, using: &random)
        plan.isRightToLeft = chance(4, using: &random)
        plan.isScrolledOut = plan.host != .plain && chance(6, using: &random)
        if chance(4, using: &random) { plan.motion = pick(Motion.allCases, using: &random) }
        for _ in 0..<Int.random(in: 0...3, using: &random) { plan.levels.append([]) }
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            let level = Int.random(in: plan.levels.indices, using: &random)
            let feature = CellFeature.random(using: &random)
            if plan.allows(feature, at: level) { plan.levels[level].append(feature) }
        }
        return plan
    }

    /// Returns whether a level may have a feature. The host determines the frames of the cell and of its content view. Every other feature
    /// than a sibling is set once.
    private func allows(_ feature: CellFeature, at level: Int) -> Bool {
        switch feature {
        case .sibling(let sibling, let isInFront):
            return level != Self.screenLevel || isInFront && sibling.isSmall
        case .inset: guard level > Self.contentLevel else { return false }
        case .transform: guard level != Self.contentLevel else { return false }
        default: break
        }
        return level != Self.screenLevel && !levels[level].contains { $0.kind == feature.kind }
    }

    private static func chance(_ times: Int, using random: inout SeededGenerator) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    static func pick<Element>(_ elements: [Element], using random: inout SeededGenerator) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }
}

// MARK: Description

extension CellPlan: CustomStringConvertible {
    var description: String {
        var parts = ["\(subject) with a \(picture) image, \(mode), in \(host)"]
        if opensCrop { parts.append("opens its crop") }
        if isRightToLeft { parts.append("right to left") }
        if isScrolledOut { parts.append("partly scrolled out") }
        if let motion { parts.append("which \(motion)") }
        let names = ["screen", "cell", "contentView"] + (3..<photoLevel).map { "wrapper\($0 - 2)" } + ["photo"]
        let views = zip(names, levels).filter { !$1.isEmpty || $0.hasPrefix("wrapper") }.map { name, features in
            "\(name) [\(features.map(\.description).joined(separator: ", "))]"
        }
        return parts.joined(separator: ", ") + ": " + views.joined(separator: " > ")
    }
}

// MARK: Smaller plans

extension CellPlan {
    /// The plans with one thing less.
    var simpler: [CellPlan] {
        var plans: [CellPlan] = []
        func add(_ change: (inout CellPlan) -> Void) {
            var plan = self
            change(&plan)
            if plan != self { plans.append(plan) }
        }
        for level in levels.indices {
            for index in levels[level].indices { add { $0.levels[level].remove(at: index) } }
        }
        for level in 3..<photoLevel { add { $0.levels.remove(at: level) } }
        add { ($0.host, $0.isScrolledOut) = (.plain, false) }
        if host != .plain { add { $0.host = .list } }
        add { $0.subject = .photo }
        add { $0.picture = .square }
        add { $0.mode = .stretches }
        if mode != .stretches { add { $0.mode = .fills } }
        add { $0.opensCrop = false }
        add { $0.isRightToLeft = false }
        add { $0.isScrolledOut = false }
        add { $0.motion = nil }
        return plans
    }
}
