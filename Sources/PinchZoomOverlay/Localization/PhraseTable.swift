import Foundation

/// The component's words in one language, by the English words. An English word that has no translation stands for itself.
struct PhraseTable {
    private let bundle: Bundle?

    /// Takes the words of a bundle; nil for English.
    init(_ bundle: Bundle?) {
        self.bundle = bundle
    }

    /// The words in the language that Foundation chooses for the component's bundle in this app.
    static var current: PhraseTable { PhraseTable(.phrases) }

    func callAsFunction(_ english: String) -> String {
        bundle?.localizedString(forKey: english, value: english, table: nil) ?? english
    }
}

private final class BundleMarker {}

extension Bundle {
    /// The bundle that the package manager makes of the component's resources; nil in an app that was built without it.
    ///
    /// `Bundle.module` is the same bundle, but traps if it is missing.
    static var phrases: Bundle? {
        let code = Bundle(for: BundleMarker.self)
        // The bundle lies in an app, in a framework or a bundle of tests that the component is linked into, or beside a program or a test,
        // such as Xcode's previews.
        let folders = [
            Bundle.main.resourceURL, code.resourceURL, Bundle.main.bundleURL, code.bundleURL.deletingLastPathComponent(),
        ]
        for folder in folders.compactMap({ $0 }) {
            // The package manager uses the second ending on systems without Objective-C.
            for ending in ["bundle", "resources"] {
                let url = folder.appendingPathComponent("PinchZoomOverlay_PinchZoomOverlay.\(ending)")
                if let bundle = Bundle(url: url) { return bundle }
            }
        }
        return nil
    }
}
