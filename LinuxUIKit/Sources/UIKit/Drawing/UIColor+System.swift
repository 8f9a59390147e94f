// The values are those that Apple's Human Interface Guidelines list (Foundations, Color, Specifications) for light and dark.

extension UIColor {
    /// 0, 0, 0.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// A third of white.
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// Two thirds of white.
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// 1, 1, 1.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Half of white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// 1, 0, 0.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// 0, 1, 0.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// 0, 0, 1.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// 0, 1, 1.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// 1, 1, 0.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// 1, 0, 1.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// 1, ½, 0.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// ½, 0, ½.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// 0.6, 0.4, 0.2.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// No colour: fully transparent.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

extension UIColor {
    /// A red that suits light and dark.
    public static let systemRed = UIColor(light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
    /// A green that suits light and dark.
    public static let systemGreen = UIColor(light: 0x34C7_59FF, dark: 0x30D1_58FF)
    /// A blue that suits light and dark.
    public static let systemBlue = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    /// An orange that suits light and dark.
    public static let systemOrange = UIColor(light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
    /// A yellow that suits light and dark.
    public static let systemYellow = UIColor(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
    /// A pink that suits light and dark.
    public static let systemPink = UIColor(light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
    /// A purple that suits light and dark.
    public static let systemPurple = UIColor(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
    /// A teal that suits light and dark.
    public static let systemTeal = UIColor(light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
    /// An indigo that suits light and dark.
    public static let systemIndigo = UIColor(light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
    /// The middle grey.
    public static let systemGray = UIColor(light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
    /// The second grey.
    public static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
    /// The third grey.
    public static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
    /// The fourth grey.
    public static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
    /// The fifth grey.
    public static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
    /// The sixth grey, nearest to the background.
    public static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)

    /// Text of the first rank.
    public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    /// Text of the second rank.
    public static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599)
    /// Text of the third rank.
    public static let tertiaryLabel = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
    /// Text of the fourth rank.
    public static let quaternaryLabel = UIColor(light: 0x3C3C_432D, dark: 0xEBEB_F52D)
    /// Text in an empty field, until text is entered.
    public static let placeholderText = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
    /// Lines between contents, partly transparent.
    public static let separator = UIColor(light: 0x3C3C_434A, dark: 0x5454_5899)
    /// Lines between contents, opaque.
    public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
    /// Text of a link.
    public static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
    /// The background of an app.
    public static let systemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF)
    /// A background on top of the app's background.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
    /// A background on top of the secondary background.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
    /// The background of grouped contents.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF)
    /// The background of a group.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
    /// A background in a group.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
    /// The fill of large shapes.
    public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805B)
    /// The fill of middle-sized shapes.
    public static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8051)
    /// The fill of small shapes.
    public static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D)
    /// The fill of large areas of complex content.
    public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802D)
    /// The default tint.
    public static let tintColor = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
}
