extension IndexPath {
    /// Makes an index path to an item of a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// Makes an index path to a row of a table view.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section, the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within its section, the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row within its section, the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
