// Core Graphics' geometry is part of Foundation on Linux, so a file can name a CGRect with `import CoreGraphics` alone.
@_exported import Foundation
