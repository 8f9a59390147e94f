// As in Apple's SDK, an import of AVFoundation also imports Foundation.
@_exported import Foundation
