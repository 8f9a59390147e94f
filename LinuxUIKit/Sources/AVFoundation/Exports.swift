// As at Apple, whoever imports AVFoundation has Foundation too.
@_exported import Foundation
