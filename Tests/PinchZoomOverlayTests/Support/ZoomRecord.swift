import PinchZoomOverlay
import UIKit

/// A record of the calls of a delegate.
@MainActor final class ZoomRecord {
    enum Event: Equatable {
        case shouldBegin, willBegin, change, willEnd, didEnd
    }

    private(set) var events: [Event] = []
    private(set) var changes: [PinchZoomChange] = []
    private(set) var targetFrames: [CGRect] = []
    /// The delegate's answer to the question whether a zoom may begin.
    var maysBegin = true
    /// The closure that may open a screen, and returns whether a screen opens.
    var onOpen: (PinchZoomInteraction) -> Bool = { _ in false }
    /// The action of a test within a call of the delegate.
    var onWillBegin: (PinchZoomInteraction) -> Void = { _ in }
    var onChange: (PinchZoomInteraction) -> Void = { _ in }
    var onWillEnd: (PinchZoomInteraction) -> Void = { _ in }
    var onDidEnd: (PinchZoomInteraction) -> Void = { _ in }

    /// The events, without the questions and the changes.
    var milestones: [Event] { events.filter { $0 != .change && $0 != .shouldBegin } }
    var beginCount: Int { events.filter { $0 == .willBegin }.count }
    var endCount: Int { events.filter { $0 == .didEnd }.count }

    func forget() {
        events = []
        changes = []
        targetFrames = []
    }

    func shouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
        events.append(.shouldBegin)
        return maysBegin
    }

    func willBegin(_ interaction: PinchZoomInteraction) {
        events.append(.willBegin)
        onWillBegin(interaction)
    }

    func didChange(_ interaction: PinchZoomInteraction, _ change: PinchZoomChange) {
        events.append(.change)
        changes.append(change)
        onChange(interaction)
    }

    func willEnd(_ interaction: PinchZoomInteraction, _ targetFrame: CGRect) {
        events.append(.willEnd)
        targetFrames.append(targetFrame)
        onWillEnd(interaction)
    }

    func didEnd(_ interaction: PinchZoomInteraction) {
        events.append(.didEnd)
        onDidEnd(interaction)
    }
}

extension ZoomRecord: PinchZoomInteractionDelegate {
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool { shouldBegin(interaction) }
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { willBegin(interaction) }
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) { didChange(interaction, change) }
    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool { onOpen(interaction) }
    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) { willEnd(interaction, targetFrame) }
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { didEnd(interaction) }
}
