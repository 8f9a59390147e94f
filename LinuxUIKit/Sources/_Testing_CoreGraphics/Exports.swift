// Swift Testing asks for a module of this name wherever a file imports both Testing and CoreGraphics.
@_exported import CoreGraphics
