/// An activity with the items that an app shares.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The group to which an activity belongs.
    public enum Category: Int, Sendable {
        /// The activities that work on the items.
        case action = 0
        /// The activities that send the items to somebody.
        case share = 1
    }

    /// The type of an activity, which distinguishes activities.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a type with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type with a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The sheet in which the activity was chosen.
    weak var owner: UIActivityViewController?

    /// Creates an activity. Subclasses define the activity's work.
    public override init() {
        super.init()
    }

    /// The group to which the activities of the class belong: the actions, unless overridden.
    open class var activityCategory: Category { .action }
    /// The type, which distinguishes the activity from others.
    open var activityType: ActivityType? { nil }
    /// The title.
    open var activityTitle: String? { nil }
    /// The image.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity can work on the items: false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Passes the items to the activity before its work.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller with which the user works, or `nil` for none.
    open var activityViewController: UIViewController? { nil }
    /// Performs an activity that has no controller. `activityDidFinish(_:)` must follow.
    open func perform() {}

    /// Ends the activity, which is completed or was cancelled.
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
    /// Makes a PDF of the item.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
}
