import UIKit

/// What happens to a window. Points and vectors are in the window's pixels.
enum WindowEvent: Equatable {
    case pointerMoved(CGPoint, Modifiers)
    case buttonPressed(MouseButton, CGPoint, Modifiers)
    case buttonReleased(MouseButton, CGPoint, Modifiers)
    case pointerLeft
    case modifiersChanged(Modifiers)
    case keyPressed(DeviceWindow.Key)
    /// The mouse or the keyboard belongs to another window now.
    case inputLost
    case touch(TouchPhase, id: Int, CGPoint)
    case pinchBegan(CGPoint)
    case pinchChanged(movedBy: CGVector, scale: CGFloat, turnedBy: CGFloat)
    case pinchEnded(isCancelled: Bool)
    /// Something that covered the window has gone.
    case exposed
    case closeRequested

    struct Modifiers: Equatable {
        /// Alt, or Control: many window managers keep Alt and the mouse to themselves.
        var alt = false
        var shift = false
    }

    enum MouseButton: Equatable {
        case left
        case right
        /// One tick, in the direction in which a finger moves to the same effect.
        case wheel(CGVector)
        case other
    }

    enum TouchPhase: Equatable {
        case began, moved, ended
    }
}

extension WindowEvent {
    /// Whether the phone hears of it as of a pointer, and fingers have to be where they are by then.
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
        /// One that writes a character.
        case character(Character)
        /// Another one, by its name in X11: "Escape", "Return", "Left", "F1".
        case named(String)
    }
}
