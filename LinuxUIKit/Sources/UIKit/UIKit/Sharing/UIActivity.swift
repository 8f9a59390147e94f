/// Something that can be done with what an app shares.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Where an activity stands among others.
    public enum Category: Int, Sendable {
        /// With those that work on the items.
        case action = 0
        /// With those that send them to somebody.
        case share = 1
    }

    /// What tells activities apart.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A type of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A type of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The sheet that it was chosen from.
    weak var owner: UIActivityViewController?

    /// An activity; subclasses say what it does.
    public override init() {
        super.init()
    }

    /// Where activities of the class stand: with the actions, unless overridden.
    open class var activityCategory: Category { .action }
    /// What tells it apart.
    open var activityType: ActivityType? { nil }
    /// The title.
    open var activityTitle: String? { nil }
    /// The image.
    open var activityImage: UIImage? { nil }
    /// Whether it can do anything with the items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// The items that it is about to work on.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that the user works with; nil is none.
    open var activityViewController: UIViewController? { nil }
    /// Does it, where there is no controller; `activityDidFinish(_:)` must follow.
    open func perform() {}

    /// It is done, or was broken off.
    open func activityDidFinish(_ completed: Bool) {
        owner?.finish(self, completed: completed)
    }
}

extension UIActivity.ActivityType {
    /// Sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a contact the image.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves the image.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeps the page for later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens in Books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF of it.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}
