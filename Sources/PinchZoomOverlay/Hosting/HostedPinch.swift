import UIKit

/// The pinch zoom of a hosted view, with the parameters of the SwiftUI modifier.
@MainActor struct HostedPinch {
    let zoom: HostedZoom
    let configuration: PinchZoomConfiguration
    let isEnabled: Bool
    let onChange: ((PinchZoomChange?) -> Void)?
    let onOpen: (() -> Void)?

    func update(_ container: UIView) {
        zoom.update(configuration, isEnabled: isEnabled, of: container, onChange: onChange, onOpen: onOpen)
    }
}
