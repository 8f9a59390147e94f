/// A blur of what lies behind a view. A translucent fill stands for the blur here.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The strength and the colour of a blur.
    public enum Style: Int, Sendable {
        /// Lighter than the content behind.
        case extraLight = 0
        /// About as light as the content behind.
        case light = 1
        /// Darker than the content behind.
        case dark = 2
        /// Light or dark by the interface style.
        case regular = 4
        /// The regular blur, more visible.
        case prominent = 5
        /// The thinnest material.
        case systemUltraThinMaterial = 6
        /// A thin material.
        case systemThinMaterial = 7
        /// The default material.
        case systemMaterial = 8
        /// A material thicker than the default.
        case systemThickMaterial = 9
        /// The material of system bars.
        case systemChromeMaterial = 10
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light.
        case systemThinMaterialLight = 12
        /// The default material, always light.
        case systemMaterialLight = 13
        /// A material thicker than the default, always light.
        case systemThickMaterialLight = 14
        /// The material of system bars, always light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark.
        case systemThinMaterialDark = 17
        /// The default material, always dark.
        case systemMaterialDark = 18
        /// A material thicker than the default, always dark.
        case systemThickMaterialDark = 19
        /// The material of system bars, always dark.
        case systemChromeMaterialDark = 20
    }

    private var style = Style.regular

    /// A blur of a style.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }

    // The values are choices: the thicker a material, the less of the content behind is seen.
    override var fillColor: UIColor? {
        switch style {
        case .extraLight: UIColor(light: 0xF7F7_F7D1, dark: 0xF7F7_F7D1)
        case .light: UIColor(light: 0xFFFF_FF80, dark: 0xFFFF_FF80)
        case .dark: UIColor(light: 0x1C1C_1CBA, dark: 0x1C1C_1CBA)
        case .regular: UIColor(light: 0xFFFF_FF80, dark: 0x1C1C_1CBA)
        case .prominent: UIColor(light: 0xF7F7_F7D1, dark: 0x1C1C_1CD1)
        case .systemUltraThinMaterial: UIColor(light: 0xF7F7_F770, dark: 0x2525_2570)
        case .systemThinMaterial: UIColor(light: 0xF7F7_F799, dark: 0x2525_2599)
        case .systemMaterial: UIColor(light: 0xF7F7_F7BF, dark: 0x2525_25BF)
        case .systemThickMaterial: UIColor(light: 0xF7F7_F7E6, dark: 0x2525_25E6)
        case .systemChromeMaterial: UIColor(light: 0xF7F7_F7D1, dark: 0x2525_25D1)
        case .systemUltraThinMaterialLight: UIColor(light: 0xF7F7_F770, dark: 0xF7F7_F770)
        case .systemThinMaterialLight: UIColor(light: 0xF7F7_F799, dark: 0xF7F7_F799)
        case .systemMaterialLight: UIColor(light: 0xF7F7_F7BF, dark: 0xF7F7_F7BF)
        case .systemThickMaterialLight: UIColor(light: 0xF7F7_F7E6, dark: 0xF7F7_F7E6)
        case .systemChromeMaterialLight: UIColor(light: 0xF7F7_F7D1, dark: 0xF7F7_F7D1)
        case .systemUltraThinMaterialDark: UIColor(light: 0x2525_2570, dark: 0x2525_2570)
        case .systemThinMaterialDark: UIColor(light: 0x2525_2599, dark: 0x2525_2599)
        case .systemMaterialDark: UIColor(light: 0x2525_25BF, dark: 0x2525_25BF)
        case .systemThickMaterialDark: UIColor(light: 0x2525_25E6, dark: 0x2525_25E6)
        case .systemChromeMaterialDark: UIColor(light: 0x2525_25D1, dark: 0x2525_25D1)
        }
    }
}
