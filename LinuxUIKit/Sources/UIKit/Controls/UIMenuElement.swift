/// The base class of actions and menus: an element that menus and controls show and perform.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The state of an element's tick.
    public enum State: Int, Sendable {
        /// The element isn't ticked.
        case off = 0
        /// The element is ticked.
        case on = 1
        /// Parts of the element are ticked.
        case mixed = 2
    }

    /// Attributes of an element's look and behavior.
    public struct Attributes: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt

        /// Attributes from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element isn't shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        @available(iOS 16.0, *)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    private var elementTitle: String
    private var elementImage: UIImage?

    init(elementTitle: String, elementImage: UIImage?) {
        self.elementTitle = elementTitle
        self.elementImage = elementImage
    }

    /// The title, or an empty string if there is none.
    open var title: String { elementTitle }

    /// A second line below the title, or `nil` if there is none.
    open var subtitle: String?

    /// The image.
    open var image: UIImage? { elementImage }

    func setTitle(_ title: String) { elementTitle = title }

    func setImage(_ image: UIImage?) { elementImage = image }
}
