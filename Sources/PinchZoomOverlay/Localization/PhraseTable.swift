import Foundation

/// The component's words in one language. Each is looked up by the English one, which also stands in where there is none.
struct PhraseTable {
    private let bundle: Bundle?

    /// The words in a bundle; nil for English.
    init(_ bundle: Bundle?) {
        self.bundle = bundle
    }

    /// The words in the language that Foundation gives this bundle in this app.
    static var current: PhraseTable { PhraseTable(.phrases) }

    func callAsFunction(_ english: String) -> String {
        bundle?.localizedString(forKey: english, value: english, table: nil) ?? english
    }
}
