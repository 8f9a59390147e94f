import CCairo
import CPango

/// The pinned fonts, and Pango set up so that a text looks the same on every machine.
final class FontLibrary {
    nonisolated(unsafe) static let shared = FontLibrary()

    /// The folder of Debian's fonts-inter, and DejaVu Sans of fonts-dejavu-core for letters that Inter lacks, such as Hebrew and Arabic.
    private static let folder = "/usr/share/fonts/opentype/inter"
    private static let fallbacks = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map { "/usr/share/fonts/truetype/dejavu/\($0)" }

    let context: OpaquePointer
    private let map: UnsafeMutablePointer<PangoFontMap>
    private var descriptions: [UIFont: OpaquePointer] = [:]
    private var metrics: [UIFont: FontMetrics] = [:]
    private var texts: [ShapedText.Request: ShapedText] = [:]

    private init() {
        // A configuration of our own finds no other installed fonts. The cache is Fontconfig's own affair.
        let cache = NSTemporaryDirectory() + "LinuxUIKit-fontconfig"
        let settings = "<fontconfig><cachedir>\(cache)</cachedir></fontconfig>"
        guard let configuration = FcConfigCreate(), FcConfigParseAndLoadFromMemory(configuration, settings, 1) != 0,
            FcConfigAppFontAddDir(configuration, FontLibrary.folder) != 0,
            FileManager.default.fileExists(atPath: FontLibrary.folder)
        else {
            preconditionFailure("LinuxUIKit: \(FontLibrary.folder) is missing; install Debian's package fonts-inter")
        }
        for file in FontLibrary.fallbacks where FcConfigAppFontAddFile(configuration, file) == 0 {
            preconditionFailure("LinuxUIKit: \(file) is missing; install Debian's package fonts-dejavu-core")
        }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            preconditionFailure("LinuxUIKit: Pango has no FreeType fonts here")
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        // One device unit is one point: sizes below are set in points as absolute sizes.
        guard let context = pango_font_map_create_context(map) else { preconditionFailure("LinuxUIKit: Pango is out of memory") }
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // Without this, the machine's language would choose among the fonts.
        pango_context_set_language(context, pango_language_from_string("en"))
        self.map = map
        self.context = context
    }

    func metrics(of font: UIFont) -> FontMetrics {
        if let known = metrics[font] { return known }
        let measured = FontMetrics(measuring: font, in: self)
        metrics[font] = measured
        return measured
    }

    /// Returns a shaped text. Lists show the same few texts again and again, and shaping took a tenth of the time of all tests.
    func text(_ request: ShapedText.Request) -> ShapedText {
        if let known = texts[request] { return known }
        // A rough limit, for an app whose texts always differ.
        if texts.count >= 500 { texts = [:] }
        let text = ShapedText(request)
        texts[request] = text
        return text
    }

    func description(of font: UIFont) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        guard let description = pango_font_description_new() else { preconditionFailure("LinuxUIKit: Pango is out of memory") }
        pango_font_description_set_family(description, "Inter")
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight.css)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, font.pointSize * TextLayout.unit)
        descriptions[font] = description
        return description
    }
}

/// The heights of a font, in points.
struct FontMetrics {
    let ascent: CGFloat
    let descent: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat

    static func of(_ font: UIFont) -> FontMetrics {
        FontLibrary.shared.metrics(of: font)
    }

    fileprivate init(measuring font: UIFont, in library: FontLibrary) {
        let metrics = pango_context_get_metrics(library.context, library.description(of: font), pango_language_from_string("en"))
        defer { pango_font_metrics_unref(metrics) }
        ascent = CGFloat(pango_font_metrics_get_ascent(metrics)) / TextLayout.unit
        descent = CGFloat(pango_font_metrics_get_descent(metrics)) / TextLayout.unit
        // The OS/2 table of Inter 4: 2048 and 1536 of 2816 units.
        capHeight = font.pointSize * 2048 / 2816
        xHeight = font.pointSize * 1536 / 2816
    }
}
