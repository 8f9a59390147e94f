import UIKit

extension NSDiffableDataSourceSnapshot {
    /// Creates a snapshot of sections with their items, in order.
    public init(_ sections: [(SectionIdentifierType, [ItemIdentifierType])]) {
        self.init()
        for (section, items) in sections {
            appendSections([section])
            appendItems(items, toSection: section)
        }
    }

    /// The items, section by section.
    public var contents: [[ItemIdentifierType]] { sectionIdentifiers.map { itemIdentifiers(inSection: $0) } }
}
