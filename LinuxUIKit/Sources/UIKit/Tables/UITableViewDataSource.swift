/// Provides the rows of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, usually dequeued from the table.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections: 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the text of a section's header, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the text of a section's footer, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether a row shows an editing control in editing mode: true unless implemented.
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

/// Is notified of rows that will be needed soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Announces rows whose data are worth loading, the nearest row first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Announces that rows won't be needed after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Optional: nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
