import HeadlessDevice
import UIKit

/// What mouse and keyboard are to the phone beside fingers: a pointer, a wheel, and keys.
extension DeviceWindow {
    /// Hands a pointer's doings on. Without Alt or Control the wheel is the phone's own; the right button is a pointer's other one.
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

    /// Offers the phone a key; true if one of its key commands has taken it. Letters that the window has a use for are the window's, unless
    /// Alt or Control is held, which is the phone's Command.
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
    /// What the phone calls the key; nil for keys that it does not know.
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
