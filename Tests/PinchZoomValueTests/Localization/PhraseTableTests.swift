import Foundation
import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

/// Tests of the component's words in each of its languages.
@Suite("Words in the user's language", timeLimit(minutes: 20)) struct PhraseTableTests {
    private static let languages = [
        "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hi", "id", "it", "ja", "ko", "nb", "nl", "pl", "pt-BR", "pt-PT", "ru", "sv",
        "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]
    private static let translations = languages.filter { $0 != "en" }

    /// The words that a language shares with English.
    private static let shared = ["fr": ["Photos"]]

    /// Returns the folder of a language. Swift's package manager writes `pt-br` if Xcode writes `pt-BR`.
    private static func folder(_ language: String) throws -> URL {
        let bundle = try #require(Bundle.phrases, "the package's resources are beside these tests")
        let names = [language, language.lowercased()]
        let url = names.lazy.compactMap { bundle.url(forResource: $0, withExtension: "lproj") }.first
        return try #require(url, "there is no folder for \(language)")
    }

    private static func table(_ language: String) throws -> PhraseTable {
        let bundle: Bundle = try #require(Bundle(url: folder(language)))
        return PhraseTable(bundle: bundle)
    }

    /// Returns the texts of a language's file, without the lookup.
    private static func file(_ language: String) throws -> [String: String] {
        let data = try Data(contentsOf: folder(language).appendingPathComponent("Localizable.strings"))
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    }

    private static func strings(of phrases: Any) -> [String] {
        Mirror(reflecting: phrases).children.compactMap { $0.value as? String }
    }

    /// Returns all words of the component in a language.
    private static func words(in table: PhraseTable) -> [String] {
        strings(of: PinchZoomConfiguration.Phrases(in: table)) + strings(of: PhotoPagerViewController.Phrases(in: table))
    }

    @Test("These are the languages, those that are read from the right among them")
    func all() throws {
        let bundle = try #require(Bundle.phrases)
        #expect(Set(bundle.localizations.map { $0.lowercased() }) == Set(Self.languages.map { $0.lowercased() }))
        #expect(Self.languages.contains("ar") && Self.languages.contains("he"))
    }

    @Test("Each language has every word, and no other", arguments: languages)
    func everyWord(language: String) throws {
        let english = Self.words(in: PhraseTable(bundle: nil))
        #expect(english.count == 2 + 12)
        let file = try Self.file(language)
        #expect(Set(file.keys) == Set(english))
        #expect(Self.words(in: try Self.table(language)) == english.map { file[$0] }, "they are found by the English ones")
    }

    @Test("No word is empty, English, or has a space or a bracket too many", arguments: translations)
    func spelling(language: String) throws {
        for (english, word) in try Self.file(language) {
            #expect(!word.isEmpty && word == word.trimmingCharacters(in: .whitespacesAndNewlines), "\(english)")
            #expect(word != english || Self.shared[language]?.contains(english) == true, "\(english)")
            let ends = [".", "。", "।"].contains { word.hasSuffix($0) }
            // Thai has no full stop.
            #expect(ends == (english.hasSuffix(".") && language != "th"), "\(english): \(word)")
            #expect(!word.contains("'") && !word.contains("  "), "\(english): \(word)")
        }
    }

    @Test("Opposites are not mixed up: no two words of one action are the same", arguments: languages)
    func opposites(language: String) throws {
        let table = try Self.table(language)
        let pinch = PinchZoomConfiguration.Phrases(in: table)
        let pager = PhotoPagerViewController.Phrases(in: table)
        #expect(Set(Self.strings(of: pinch)).count == 2)
        #expect(Set(Self.strings(of: pager)).count == 12)
        #expect(pinch.zoomIn == pager.zoomIn && pinch.zoomOut == pager.zoomOut)
    }

    @Test("The position keeps both its numbers, in the digits and the order of the language", arguments: languages)
    func places(language: String) throws {
        let phrases = PhotoPagerViewController.Phrases(in: try Self.table(language))
        for placeholder in ["{number}", "{count}"] {
            #expect(phrases.position.components(separatedBy: placeholder).count == 2, "\(phrases.position)")
        }
        let locale = Locale(identifier: language)
        let spoken = phrases.position(of: 2, in: 1234, locale: locale)
        let (number, count) = (3.formatted(.number.locale(locale)), 1234.formatted(.number.locale(locale)))
        #expect(!spoken.contains("{") && spoken.contains(number) && spoken.contains(count), "\(spoken)")
        let isCountFirst = ["hi", "ja", "ko"].contains(language)
        let places = try (#require(spoken.range(of: number)?.lowerBound), #require(spoken.range(of: count)?.lowerBound))
        #expect((places.1 < places.0) == isCountFirst, "\(spoken)")
    }

    @Test(
        "Numbers are written as the user's region does",
        arguments: [
            ("en_US", "3 of 1,234"), ("de_DE", "3 of 1.234"), ("ar_EG", "٣ of ١٬٢٣٤"), ("hi_IN", "3 of 1,234"),
        ]
    )
    func digits(locale: String, position: String) {
        let phrases = PhotoPagerViewController.Phrases(in: PhraseTable(bundle: nil))
        #expect(phrases.position(of: 2, in: 1234, locale: Locale(identifier: locale)) == position)
    }

    @Test("Words of the app's own have their numbers filled in too")
    func ownWords() {
        var phrases = PhotoPagerViewController.Phrases()
        phrases.position = "{count} / {number}"
        #expect(phrases.position(of: 0, in: 12, locale: Locale(identifier: "en")) == "12 / 1")
    }

    @Test("What is not in a table is English, and so is everything without the resources")
    func fallback() throws {
        let table = try Self.table("de")
        #expect(table("Close") == "Schließen" && table("No such phrase") == "No such phrase")
        #expect(PhraseTable(bundle: nil)("Close") == "Close")
    }

    @Test("Unless they are set, phrases are in the language that Foundation gives the package's bundle")
    func unset() throws {
        let bundle = try #require(Bundle.phrases)
        let close = bundle.localizedString(forKey: "Close", value: nil, table: nil)
        #expect(try Self.languages.contains { try Self.table($0)("Close") == close })
        #expect(PhotoPagerViewController.Phrases().close == close)
        #expect(PinchZoomConfiguration.Phrases() == PinchZoomConfiguration.Phrases(in: .current))
        #expect(PhotoPagerViewController.Phrases() == PhotoPagerViewController.Phrases(in: .current))
    }
}
