import CCairo
import CX11
import Foundation

/// A window on an X server, with its picture. Sizes and points are in the window's pixels.
final class X11Window {
    let display: X11Display
    let id: Window
    private(set) var size: PixelSize
    private let surface: OpaquePointer

    /// The keys that are held. With this set, a key that repeats counts once.
    var heldKeys: Set<UInt32> = []

    init(on display: X11Display, size: PixelSize, title: String) throws(DeviceWindowError) {
        // X11 counts pixels in 16 bits. A window of another size would be an error that ends the process.
        guard (1...32_767).contains(size.width), (1...32_767).contains(size.height) else {
            throw .noSurface(width: size.width, height: size.height)
        }
        let connection = display.connection
        let screen = XDefaultScreen(connection)
        let window = XCreateSimpleWindow(
            connection,
            XDefaultRootWindow(connection),
            0,
            0,
            UInt32(size.width),
            UInt32(size.height),
            0,
            XBlackPixel(connection, screen),
            XBlackPixel(connection, screen)
        )
        let surface = cairo_xlib_surface_create(
            connection,
            window,
            XDefaultVisual(connection, screen),
            Int32(size.width),
            Int32(size.height)
        )
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            XDestroyWindow(connection, window)
            throw .noSurface(width: size.width, height: size.height)
        }
        self.display = display
        self.id = window
        self.size = size
        self.surface = surface
        selectInput()
        setTitle(title)
        fixSize()
        var closing = display.closing
        XSetWMProtocols(connection, window, &closing, 1)
        XMapWindow(connection, window)
        XFlush(connection)
    }

    deinit {
        cairo_surface_destroy(surface)
        XDestroyWindow(display.connection, id)
        XFlush(display.connection)
    }

    private func selectInput() {
        let mouse = ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
        let keyboard = KeyPressMask | KeyReleaseMask | FocusChangeMask
        XSelectInput(display.connection, id, mouse | keyboard | ExposureMask)
        _ = CX11SelectTouches(display.connection, id, display.hasPinches ? 1 : 0)
    }

    /// Sets the title under two names. Old window managers read the first name, in Latin-1, and new ones read the second name.
    private func setTitle(_ title: String) {
        XStoreName(display.connection, id, title)
        let name = XInternAtom(display.connection, "_NET_WM_NAME", False)
        let type = XInternAtom(display.connection, "UTF8_STRING", False)
        let bytes = Array(title.utf8)
        XChangeProperty(display.connection, id, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
    }

    /// Sets the size hints for the window manager. The window has only one size, which depends on the phone.
    private func fixSize() {
        var hints = XSizeHints()
        hints.flags = PMinSize | PMaxSize
        (hints.min_width, hints.min_height) = (Int32(size.width), Int32(size.height))
        (hints.max_width, hints.max_height) = (Int32(size.width), Int32(size.height))
        XSetWMNormalHints(display.connection, id, &hints)
    }

    func resize(to size: PixelSize) {
        guard size != self.size else { return }
        self.size = size
        fixSize()
        XResizeWindow(display.connection, id, UInt32(size.width), UInt32(size.height))
        cairo_xlib_surface_set_size(surface, Int32(size.width), Int32(size.height))
    }

    /// Shows a finished picture at once. Without this, the window would flicker.
    func show(_ picture: OpaquePointer) {
        let cairo = cairo_create(surface)
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        XFlush(display.connection)
    }

    /// Returns the server's pixels of the window, row by row from the top: red, green, blue, alpha. Returns nil if part of the window is
    /// outside the display.
    func readBack() -> [UInt8]? {
        XSync(display.connection, False)
        guard isWithinDisplay else { return nil }
        let (width, height) = (size.width, size.height)
        let allPlanes = UInt.max
        guard let image = XGetImage(display.connection, id, 0, 0, UInt32(width), UInt32(height), allPlanes, ZPixmap) else { return nil }
        defer { CX11DestroyImage(image) }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        guard CX11CopyPixels(image, &bytes) != 0 else { return nil }
        return bytes
    }

    /// Whether the whole window is within the display. The server has no pixels outside the display, and a request for them is an error
    /// that ends the process.
    private var isWithinDisplay: Bool {
        let connection = display.connection
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(connection, id, &attributes) != 0, attributes.map_state == IsViewable else { return false }
        guard attributes.width >= Int32(size.width), attributes.height >= Int32(size.height) else { return false }
        var (x, y): (Int32, Int32) = (0, 0)
        var child: Window = 0
        guard XTranslateCoordinates(connection, id, XDefaultRootWindow(connection), 0, 0, &x, &y, &child) != 0 else { return false }
        let displaySize = display.size
        return x >= 0 && y >= 0 && Int(x) + size.width <= displaySize.width && Int(y) + size.height <= displaySize.height
    }
}

/// A size in pixels.
struct PixelSize: Equatable {
    var width: Int
    var height: Int
}
