// Apple's UIKit re-exports Foundation, so a file can name a CGRect with `import UIKit` alone.
@_exported import Foundation
