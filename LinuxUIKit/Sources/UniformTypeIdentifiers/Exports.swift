// As in Apple's SDK (UTType.h), an import of UniformTypeIdentifiers also imports Foundation.
@_exported import Foundation
