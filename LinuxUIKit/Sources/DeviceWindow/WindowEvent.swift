import UIKit

/// An event of a window. Points and vectors are in the window's pixels.
enum WindowEvent: Equatable {
    case pointerMoved(CGPoint, Modifiers)
    case buttonPressed(MouseButton, CGPoint, Modifiers)
    case buttonReleased(MouseButton, CGPoint, Modifiers)
    case pointerLeft
    case modifiersChanged(Modifiers)
    case keyPressed(DeviceWindow.Key)
    /// Another window now gets the events of the mouse or the keyboard.
    case inputLost
    case touch(TouchPhase, id: Int, CGPoint)
    case pinchBegan(CGPoint)
    case pinchChanged(movedBy: CGVector, scale: CGFloat, turnedBy: CGFloat)
    case pinchEnded(isCancelled: Bool)
    /// A part of the window that was covered is visible again.
    case exposed
    case closeRequested

    struct Modifiers: Equatable {
        /// Whether Alt or Control is held. Control counts too, because many window managers keep Alt with the mouse to themselves.
        var alt = false
        var shift = false
    }

    enum MouseButton: Equatable {
        case left
        case right
        /// One tick. The vector is the direction in which a finger would move for the same effect.
        case wheel(CGVector)
        case other
    }

    enum TouchPhase: Equatable {
        case began, moved, ended
    }
}

extension WindowEvent {
    /// Whether the phone gets the event as a pointer's event. Pending commands for fingers must be performed before such an event.
    var isOfPointer: Bool {
        switch self {
        case .buttonPressed(.right, _, _), .buttonPressed(.wheel, _, _): true
        default: false
        }
    }
}

extension DeviceWindow {
    /// A key of the keyboard.
    public enum Key: Hashable, Sendable {
        /// A key that writes a character.
        case character(Character)
        /// Any other key, with its name in X11: "Escape", "Return", "Left", "F1".
        case named(String)
    }
}
