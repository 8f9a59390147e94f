// Only Apple's systems have VisionKit. Elsewhere, these stand-ins have the declarations that the recipe needs, with the signatures of Apple's
// documentation for iOS 16. They find no text.
#if !canImport(VisionKit)
import Foundation
import UIKit

final class ImageAnalysis {}

final class ImageAnalyzer {
    struct AnalysisTypes: OptionSet {
        let rawValue: UInt
        static let text = AnalysisTypes(rawValue: 1)
    }

    struct Configuration {
        init(_ types: AnalysisTypes) {}
    }

    static var isSupported: Bool { false }

    @MainActor func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis { ImageAnalysis() }
}

@MainActor final class ImageAnalysisInteraction: NSObject, UIInteraction {
    struct InteractionTypes: OptionSet {
        let rawValue: UInt
        static let textSelection = InteractionTypes(rawValue: 1)
    }

    var preferredInteractionTypes: InteractionTypes = []
    var analysis: ImageAnalysis?
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
        self.view = view
    }
}
#endif
