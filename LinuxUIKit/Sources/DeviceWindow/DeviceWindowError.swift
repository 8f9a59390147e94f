import Foundation

/// The reasons for a missing window, each as one line.
public enum DeviceWindowError: Error, Equatable, LocalizedError, CustomStringConvertible {
    /// No X server answers. The name is the display's name, or empty if none is set.
    case noDisplay(String)
    /// The X server lacks an extension.
    case noExtension(String, display: String)
    /// The X server has no memory for a drawing surface, or the window is too large for a surface.
    case noSurface(width: Int, height: Int)

    /// The reason, in one line.
    public var description: String {
        switch self {
        case .noDisplay(""): "no X display: DISPLAY is not set"
        case .noDisplay(let name): "no X display: no server answers at DISPLAY=\(name)"
        case .noExtension(let name, let display): "the X server at DISPLAY=\(display) has no \(name)"
        case .noSurface(let width, let height): "no room to draw a window of \(width) × \(height) pixels"
        }
    }

    /// The reason, in one line.
    public var errorDescription: String? { description }
}
