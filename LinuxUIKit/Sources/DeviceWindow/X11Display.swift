import CX11
import Foundation

/// A connection to an X server with XInput 2.2, which has touches. The connection closes when the object is released.
final class X11Display {
    let connection: OpaquePointer
    /// The number that marks XInput's events.
    let inputExtension: Int32
    /// Whether the server reports pinches on touchpads, as XInput 2.4 does.
    let hasPinches: Bool
    /// The message with which the window manager requests a window to close.
    let closing: Atom

    /// Connects to a display by name, or to the display of the environment.
    init(named name: String?) throws(DeviceWindowError) {
        let displayName = XDisplayName(name).map { String(cString: $0) } ?? ""
        guard let connection = XOpenDisplay(name) else { throw .noDisplay(displayName) }
        var (inputExtension, event, error): (Int32, Int32, Int32) = (0, 0, 0)
        // The server answers with its own version, or with this version if its own is newer.
        var (major, minor): (Int32, Int32) = (2, 4)
        guard XQueryExtension(connection, "XInputExtension", &inputExtension, &event, &error) != 0,
            XIQueryVersion(connection, &major, &minor) == Success, (major, minor) >= (2, 2)
        else {
            XCloseDisplay(connection)
            throw .noExtension("XInput 2.2", display: displayName)
        }
        self.connection = connection
        self.inputExtension = inputExtension
        hasPinches = (major, minor) >= (2, 4)
        closing = XInternAtom(connection, "WM_DELETE_WINDOW", False)
        // A key that is held repeats as presses alone, without releases between them.
        _ = XkbSetDetectableAutoRepeat(connection, True, nil)
    }

    deinit {
        XCloseDisplay(connection)
    }

    var size: PixelSize {
        let screen = XDefaultScreen(connection)
        return PixelSize(width: Int(XDisplayWidth(connection, screen)), height: Int(XDisplayHeight(connection, screen)))
    }
}
