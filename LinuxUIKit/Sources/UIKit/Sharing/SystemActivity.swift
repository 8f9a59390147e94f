/// The system's own activities, of which there are two here. The items that the activities get are recorded for tests.
final class SystemActivity: UIActivity {
    private let type: ActivityType
    private let name: String
    private let symbol: String
    private let takes: (Any) -> Bool
    private var items: [Any] = []

    private init(_ type: ActivityType, _ name: String, _ symbol: String, takes: @escaping (Any) -> Bool) {
        self.type = type
        self.name = name
        self.symbol = symbol
        self.takes = takes
    }

    static var all: [UIActivity] {
        [
            SystemActivity(.copyToPasteboard, "Copy", "doc.on.doc") { $0 is String || $0 is URL || $0 is UIImage },
            SystemActivity(.saveToCameraRoll, "Save Image", "square.and.arrow.down") { $0 is UIImage },
        ]
    }

    override var activityType: ActivityType? { type }
    override var activityTitle: String? { name }
    override var activityImage: UIImage? { UIImage(systemName: symbol) }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains(where: takes)
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.filter(takes)
    }

    override func perform() {
        Platform.current.record(SharedItems(activityType: type, items: items))
        activityDidFinish(true)
    }
}

/// The items that one of the system's activities got.
package struct SharedItems {
    package let activityType: UIActivity.ActivityType
    package let items: [Any]
}
