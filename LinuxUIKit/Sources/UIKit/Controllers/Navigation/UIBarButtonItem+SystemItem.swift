extension UIBarButtonItem {
    /// The kind of gap that an item makes between buttons.
    enum Space {
        /// A gap with the width of the item.
        case fixed
        /// A gap that takes the remaining room.
        case flexible
    }
}

/// The looks of the system's own buttons, and their names for assistive technologies.
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

    /// The symbol of a button without a title.
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

    /// The name for assistive technologies, if the name isn't the title.
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
