import CX11
import Foundation

/// A connection to an X server that has XInput 2.2: its touches. It ends when nobody holds it any more.
final class X11Display {
    let connection: OpaquePointer
    /// The number by which XInput's events come.
    let inputExtension: Int32
    /// Whether the server tells of pinches on touchpads: XInput 2.4.
    let hasPinches: Bool
    /// By this the window manager asks a window to close.
    let closing: Atom

    /// Connects to a display by name, or to that of the environment.
    init(named name: String?) throws(DeviceWindowError) {
        let displayName = XDisplayName(name).map { String(cString: $0) } ?? ""
        guard let connection = XOpenDisplay(name) else { throw .noDisplay(displayName) }
        var (inputExtension, event, error): (Int32, Int32, Int32) = (0, 0, 0)
        // The server answers with the version that it has, or with this one if its own is newer.
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
        // A key that is held comes as presses alone, without releases between them.
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
