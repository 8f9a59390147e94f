extension UIBarButtonItem {
    /// The room between buttons that an item takes, where it is no button itself.
    enum Space {
        /// As much as its width says.
        case fixed
        /// What is left.
        case flexible
    }
}

/// How the system's own buttons look, and what assistive technologies call them.
extension UIBarButtonItem.SystemItem {
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .add: "+"
        case .close: "Close"
        default: nil
        }
    }

    /// The symbol of those that have no title.
    var symbolName: String? {
        switch self {
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }

    /// What assistive technologies call it, where that is not its title.
    var spokenName: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        default: nil
        }
    }

    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

    var space: UIBarButtonItem.Space? {
        switch self {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed
        default: nil
        }
    }
}
