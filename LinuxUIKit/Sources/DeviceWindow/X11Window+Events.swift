import CX11
import UIKit

extension X11Window {
    /// Returns the events since the last call.
    func pendingEvents() -> [WindowEvent] {
        var events: [WindowEvent] = []
        while XPending(display.connection) > 0 {
            var event = XEvent()
            XNextEvent(display.connection, &event)
            events += translate(&event)
        }
        return events
    }

    private func translate(_ event: inout XEvent) -> [WindowEvent] {
        switch event.type {
        case MotionNotify:
            return [.pointerMoved(point(event.xmotion.x, event.xmotion.y), modifiers(event.xmotion.state))]
        case EnterNotify:
            return [.pointerMoved(point(event.xcrossing.x, event.xcrossing.y), modifiers(event.xcrossing.state))]
        case LeaveNotify:
            // A menu or the window manager has taken the mouse, maybe with the button down.
            return event.xcrossing.mode == NotifyGrab ? [.inputLost] : [.pointerLeft]
        case ButtonPress:
            let button = event.xbutton
            return [.buttonPressed(mouseButton(button.button), point(button.x, button.y), modifiers(button.state))]
        case ButtonRelease:
            let button = event.xbutton
            return [.buttonReleased(mouseButton(button.button), point(button.x, button.y), modifiers(button.state))]
        case KeyPress:
            return keyPressed(event.xkey)
        case KeyRelease:
            return keyReleased(event.xkey)
        case FocusOut:
            return focusLost(event.xfocus)
        case Expose:
            return event.xexpose.count == 0 ? [.exposed] : []
        case MappingNotify:
            XRefreshKeyboardMapping(&event.xmapping)
            return []
        case ClientMessage:
            return event.xclient.data.l.0 == Int(display.closing) ? [.closeRequested] : []
        case GenericEvent where event.xcookie.extension == display.inputExtension:
            guard XGetEventData(display.connection, &event.xcookie) != 0 else { return [] }
            defer { XFreeEventData(display.connection, &event.xcookie) }
            return event.xcookie.data.map { translate(inputEvent: event.xcookie.evtype, $0) } ?? []
        default:
            return []
        }
    }

    private func translate(inputEvent type: Int32, _ data: UnsafeMutableRawPointer) -> [WindowEvent] {
        switch type {
        case XI_TouchBegin: return [touch(.began, data)]
        case XI_TouchUpdate: return [touch(.moved, data)]
        case XI_TouchEnd: return [touch(.ended, data)]
        case XI_GesturePinchBegin:
            let pinch = data.load(as: XIGesturePinchEvent.self)
            // The server also reports pinches with three and more fingers. Such pinches belong to the desktop.
            return pinch.detail == 2 ? [.pinchBegan(CGPoint(x: pinch.event_x, y: pinch.event_y))] : []
        case XI_GesturePinchUpdate:
            let pinch = data.load(as: XIGesturePinchEvent.self)
            return [.pinchChanged(movedBy: CGVector(dx: pinch.delta_x, dy: pinch.delta_y), scale: pinch.scale, turnedBy: pinch.delta_angle)]
        case XI_GesturePinchEnd:
            let pinch = data.load(as: XIGesturePinchEvent.self)
            return [.pinchEnded(isCancelled: pinch.flags & XIGesturePinchEventCancelled != 0)]
        default: return []
        }
    }

    private func touch(_ phase: WindowEvent.TouchPhase, _ data: UnsafeMutableRawPointer) -> WindowEvent {
        let touch = data.load(as: XIDeviceEvent.self)
        return .touch(phase, id: Int(touch.detail), CGPoint(x: touch.event_x, y: touch.event_y))
    }

    // MARK: The mouse

    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: Int(x), y: Int(y))
    }

    private func modifiers(_ state: UInt32) -> WindowEvent.Modifiers {
        WindowEvent.Modifiers(alt: Int32(state) & (Mod1Mask | ControlMask) != 0, shift: Int32(state) & ShiftMask != 0)
    }

    private func mouseButton(_ number: UInt32) -> WindowEvent.MouseButton {
        switch number {
        case 1: .left
        case 3: .right
        case 4: .wheel(CGVector(dx: 0, dy: 1))
        case 5: .wheel(CGVector(dx: 0, dy: -1))
        case 6: .wheel(CGVector(dx: 1, dy: 0))
        case 7: .wheel(CGVector(dx: -1, dy: 0))
        default: .other
        }
    }

    // MARK: The keyboard

    private func keyPressed(_ event: XKeyEvent) -> [WindowEvent] {
        guard heldKeys.insert(event.keycode).inserted else { return [] }
        let (modifiers, symbol) = read(event, isDown: true)
        if isModifier(symbol) { return [.modifiersChanged(modifiers)] }
        return key(symbol).map { [.modifiersChanged(modifiers), .keyPressed($0)] } ?? []
    }

    private func keyReleased(_ event: XKeyEvent) -> [WindowEvent] {
        heldKeys.remove(event.keycode)
        return [.modifiersChanged(read(event, isDown: false).0)]
    }

    /// Returns the symbol that the key writes, and the modifiers after the event. The event's own state has the modifiers before the event.
    private func read(_ event: XKeyEvent, isDown: Bool) -> (WindowEvent.Modifiers, KeySym) {
        var event = event
        var modifiers = modifiers(event.state)
        // Without this, a key would write a control character with Control, and the keyboard layout's third symbol with Alt.
        event.state &= UInt32(ShiftMask | LockMask)
        var symbol: KeySym = 0
        XLookupString(&event, nil, 0, &symbol, nil)
        switch Int32(symbol) {
        case XK_Alt_L, XK_Alt_R, XK_Meta_L, XK_Meta_R, XK_Control_L, XK_Control_R: modifiers.alt = isDown
        case XK_Shift_L, XK_Shift_R: modifiers.shift = isDown
        default: break
        }
        return (modifiers, symbol)
    }

    private func isModifier(_ symbol: KeySym) -> Bool {
        (KeySym(XK_Shift_L)...KeySym(XK_Hyper_R)).contains(symbol)
    }

    /// Returns the key of a symbol. Symbols are Latin-1 characters or, with a mark, Unicode characters; the others have names.
    private func key(_ symbol: KeySym) -> DeviceWindow.Key? {
        let unicodeMark: KeySym = 0x0100_0000
        switch symbol {
        case 0x20...0x7E, 0xA0...0xFF:
            return Unicode.Scalar(UInt32(symbol)).map { .character(Character($0)) }
        case unicodeMark...(unicodeMark + 0x10_FFFF):
            return Unicode.Scalar(UInt32(symbol - unicodeMark)).map { .character(Character($0)) }
        default:
            return XKeysymToString(symbol).map { .named(String(cString: $0)) }
        }
    }

    /// Handles the loss of the keyboard focus. Without a window manager, the keyboard follows the pointer. The server reports this as a
    /// loss with a special detail, which isn't a real loss.
    private func focusLost(_ event: XFocusChangeEvent) -> [WindowEvent] {
        heldKeys = []
        return event.detail == NotifyPointer || event.detail == NotifyInferior ? [] : [.inputLost]
    }
}
