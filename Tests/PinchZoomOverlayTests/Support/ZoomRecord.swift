import PinchZoomOverlay
import UIKit

/// What a delegate has been asked and told.
@MainActor final class ZoomRecord {
    enum Event: Equatable {
        case shouldBegin, willBegin, change, willEnd, didEnd
    }

    private(set) var events: [Event] = []
    private(set) var changes: [PinchZoomChange] = []
    private(set) var targetFrames: [CGRect] = []
    /// What the delegate answers.
    var maysBegin = true
    /// What a test does from within a call.
    var onWillBegin: (any PinchZoomable) -> Void = { _ in }
    var onChange: (any PinchZoomable) -> Void = { _ in }
    var onWillEnd: (any PinchZoomable) -> Void = { _ in }
    var onDidEnd: (any PinchZoomable) -> Void = { _ in }

    /// The events without the questions and the changes.
    var milestones: [Event] { events.filter { $0 != .change && $0 != .shouldBegin } }
    var beginCount: Int { events.filter { $0 == .willBegin }.count }
    var endCount: Int { events.filter { $0 == .didEnd }.count }

    func forget() {
        events = []
        changes = []
        targetFrames = []
    }

    func shouldBegin(_ zoomable: any PinchZoomable) -> Bool {
        events.append(.shouldBegin)
        return maysBegin
    }

    func willBegin(_ zoomable: any PinchZoomable) {
        events.append(.willBegin)
        onWillBegin(zoomable)
    }

    func didChange(_ zoomable: any PinchZoomable, _ change: PinchZoomChange) {
        events.append(.change)
        changes.append(change)
        onChange(zoomable)
    }

    func willEnd(_ zoomable: any PinchZoomable, _ targetFrame: CGRect) {
        events.append(.willEnd)
        targetFrames.append(targetFrame)
        onWillEnd(zoomable)
    }

    func didEnd(_ zoomable: any PinchZoomable) {
        events.append(.didEnd)
        onDidEnd(zoomable)
    }
}
