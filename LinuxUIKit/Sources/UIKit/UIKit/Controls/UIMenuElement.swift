/// What menus and controls show and do: the base of actions and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Parts of it are.
        case mixed = 2
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt

        /// Attributes from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    private var elementTitle: String
    private var elementImage: UIImage?

    init(elementTitle: String, elementImage: UIImage?) {
        self.elementTitle = elementTitle
        self.elementImage = elementImage
    }

    /// The title; empty is none.
    open var title: String { elementTitle }

    /// A second line below the title; nil is none.
    open var subtitle: String?

    /// The image.
    open var image: UIImage? { elementImage }

    func setTitle(_ title: String) { elementTitle = title }

    func setImage(_ image: UIImage?) { elementImage = image }
}
