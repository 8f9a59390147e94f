// If a file imports both Testing and CoreGraphics, Swift Testing looks for a module of this name.
@_exported import CoreGraphics
