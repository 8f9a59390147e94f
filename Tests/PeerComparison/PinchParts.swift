import HeadlessDevice
import UIKit

/// The costs of each part of a pinch.
@MainActor package final class PinchParts {
    private static let changesPerPinch = 20

    /// The names of the parts, in the order in which they happen.
    package static let names = [
        "the event that lifts", "a changed event", "the frame after it", "the event that lets go", "a frame of the flight back",
        "the frame that lands",
    ]

    private let device: HeadlessDevice
    private let lift: CostMeasurement
    private let change: CostMeasurement
    private let tracking: CostMeasurement
    private let release: CostMeasurement
    private let flight: CostMeasurement
    private let landing: CostMeasurement
    /// The number of views in the pinched cell, with the cell itself.
    private(set) var cellViews = 0
    /// The number of views that a lift adds to the window.
    private(set) var addedViews = 0
    private var pinchFailed = false
    private var landingFailed = false

    package init(on device: HeadlessDevice) {
        self.device = device
        lift = CostMeasurement(on: device)
        change = CostMeasurement(on: device)
        tracking = CostMeasurement(on: device)
        release = CostMeasurement(on: device)
        flight = CostMeasurement(on: device)
        landing = CostMeasurement(on: device)
    }

    /// The costs, in the order of the names.
    package var costs: [CostMeasurement] { [lift, change, tracking, release, flight, landing] }

    /// The costs of a bare recognizer's pinch, in the order of the names, with which the costs of other pinches are compared. No photo
    /// lands with a bare recognizer. The frames after the pinch stand in for the landing.
    package var bareCosts: [CostMeasurement] { [lift, change, tracking, release, flight, flight] }

    /// Pinches a photo of a feed that is shown, and lets the photo fly back.
    package func pinch(_ feed: PhotoFeed) {
        device.advanceFrames()
        let views = feed.window.viewCount
        cellViews = feed.cell?.viewCount ?? 0
        let fingers = ScriptedFingers(on: feed, of: device)
        // Some libraries lift with the event after the one with which a pinch begins.
        let event = CostMeasurement(on: device)
        for _ in 0..<3 where !feed.isPinched {
            device.advanceFrames()
            event.measure { fingers.begin() }
        }
        lift.takeLast(of: event)
        if !feed.isPinched { pinchFailed = true }
        addedViews = feed.window.viewCount - views
        device.advanceFrames()
        for _ in 0..<PinchParts.changesPerPinch {
            change.measure { fingers.change() }
            tracking.measure { device.advanceFrames() }
        }
        release.measure { fingers.lift() }
        if feed.isPinched {
            // No library needs two seconds for its flight back.
            for _ in 0..<120 where feed.isPinched { flight.measure { device.advanceFrames() } }
            if feed.isPinched { landingFailed = true } else { landing.takeLast(of: flight) }
        } else {
            for _ in 0..<30 { flight.measure { device.advanceFrames() } }
        }
        // Without this, a library's work after the landing would fall into the next feed's turn.
        device.advanceFrames(60)
    }

    /// Prints a line if a pinch didn't begin or a photo didn't land.
    package func reportFailures(of name: String) {
        if pinchFailed { print("A pinch of \(name) didn't begin: its figures say nothing.") }
        if landingFailed { print("A photo of \(name) didn't land: its figures say nothing.") }
    }
}

extension UIView {
    /// The number of views in this view, with the view itself.
    package var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
