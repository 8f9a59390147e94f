import UIKit

/// A transition's animation that two fingers can take hold of.
@MainActor protocol PinchableAnimation: HoldableAnimation {
    /// Two fingers take hold of what flies, where it is, when a part of their distance is left.
    func beginPinch(_ fingers: Fingers, ratio: CGFloat, time: TimeInterval)
    /// The fingers are elsewhere.
    func pinch(to fingers: Fingers, time: TimeInterval)
}
