/// Gives a table its rows.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, best dequeued from the table.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; one unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text of a section's header; nil is none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text of a section's footer; nil is none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row shows an editing control while the table is edited; it does unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
    /// Optional: one.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Optional: none.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { UnansweredRequest.title }
    /// Optional: none.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { UnansweredRequest.title }
    /// Optional: yes.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// Is told of rows that will be wanted soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows whose data are worth getting, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were announced and will not be wanted after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Optional: nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
