import HeadlessDevice
import UIKit

/// Plays the releases that were measured, and reports their outcomes.
@MainActor enum FeelDecisions {
    static func rows() throws -> [FeelRow] {
        try ReleaseCase.measured.map { release in FeelRow.decision(release, goes: try play(release)) }
    }

    private static func play(_ release: ReleaseCase) throws -> Bool {
        var screen = FeelPhone.Screen.photo
        if case .swipeBack = release.gesture { screen = .page }
        return try FeelPhone.run(screen) { phone in
            if screen == .photo { try phone.openAndWait() }
            let fingers = FeelFingers(device: phone.device)
            let down = lead(release, with: fingers)
            phone.device.lift(down)
            try phone.device.advanceUntilIdle()
            return phone.isBack
        }
    }

    private static func lead(_ release: ReleaseCase, with fingers: FeelFingers) -> [Finger] {
        let (width, height) = (Measured.width, Measured.height)
        switch release.gesture {
        case .swipeBack(let position):
            return [fingers.swipe(by: 12 + position * width, at: release.velocity)]
        case .drag(let scale):
            return [fingers.dragDown(by: 18 + (1 - scale) / 0.67 * height, at: release.velocity)]
        case .pullBack(let part, let points):
            let finger = fingers.dragDown(by: part * height)
            let end = CGPoint(x: finger.location.x, y: finger.location.y - points)
            fingers.device.glide([(finger, end)], duration: points / abs(release.velocity))
            return [finger]
        case .edge(let scale):
            return [fingers.swipe(by: 12 + (1 - scale) / 0.67 * width, at: release.velocity)]
        case .edgeFlick(let points):
            return [fingers.swipe(by: points, at: release.velocity)]
        case .pinch(let ratio):
            return fingers.pinch(to: ratio, at: release.velocity)
        case .shortPinch(let ratio, let duration):
            return fingers.pinch(to: ratio, at: release.velocity, in: duration)
        }
    }
}
