// Apple's UIKit re-exports Foundation: `import UIKit` alone is enough to name a CGRect.
@_exported import Foundation
