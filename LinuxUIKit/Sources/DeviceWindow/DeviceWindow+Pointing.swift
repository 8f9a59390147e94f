import HeadlessDevice
import UIKit

/// Mouse and keyboard as the phone's pointer, wheel and keys, besides their use as fingers.
extension DeviceWindow {
    /// Passes a pointer's events on. Without Alt or Control, the wheel scrolls as a wheel, and the right button makes a secondary click.
    func point(_ event: WindowEvent) {
        switch event {
        case .pointerMoved(let place, _):
            guard !isFingerDown, let point = screenPoint(place) else { return }
            device.movePointer(to: point)
        case .buttonPressed(.right, let place, _):
            guard let point = screenPoint(place) else { return }
            device.secondaryClick(at: point)
        case .buttonPressed(.wheel(let ticks), let place, let modifiers):
            guard !modifiers.alt, !isFingerDown, let point = screenPoint(place) else { return }
            device.turnWheel(byNotches: ticks, at: point)
        default:
            return
        }
        screenMayHaveChanged()
    }

    private func screenPoint(_ place: CGPoint) -> CGPoint? {
        let point = CGPoint(x: place.x / zoom, y: place.y / zoom)
        return UIScreen.main.bounds.contains(point) ? point : nil
    }

    /// Offers a key to the phone, and returns whether one of the phone's key commands has taken the key. Letters with a function in the
    /// window aren't offered unless Alt or Control is held. Alt and Control stand for the phone's Command key.
    func offer(_ key: Key, with modifiers: WindowEvent.Modifiers) -> Bool {
        guard let input = key.input else { return false }
        if case .character = key, WindowSwitch(key) != nil, !modifiers.alt { return false }
        var flags: UIKeyModifierFlags = []
        if modifiers.shift { flags.insert(.shift) }
        if modifiers.alt { flags.insert(.command) }
        let isTaken = device.keyDown(input, modifiers: flags)
        device.keyUp(input)
        screenMayHaveChanged()
        return isTaken
    }
}

extension DeviceWindow.Key {
    /// The phone's name of the key, or `nil` if the phone doesn't have the key.
    fileprivate var input: String? {
        switch self {
        case .character(let character): String(character)
        case .named(let name): DeviceWindow.Key.inputs[name]
        }
    }

    private static let inputs = [
        "Left": UIKeyCommand.inputLeftArrow, "Right": UIKeyCommand.inputRightArrow, "Up": UIKeyCommand.inputUpArrow,
        "Down": UIKeyCommand.inputDownArrow, "Escape": UIKeyCommand.inputEscape, "Prior": UIKeyCommand.inputPageUp,
        "Next": UIKeyCommand.inputPageDown, "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
        "Delete": UIKeyCommand.inputDelete, "BackSpace": "\u{8}", "Return": "\r", "KP_Enter": "\r", "Tab": "\t",
    ]
}
