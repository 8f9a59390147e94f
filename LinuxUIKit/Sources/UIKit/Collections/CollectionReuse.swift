/// The registered classes of a collection view, and the views that wait for reuse.
@MainActor struct CollectionReuse {
    /// A kind of view together with a reuse identifier. The kind is `nil` for a cell.
    struct Key: Hashable {
        let kind: String?
        let identifier: String
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]

    mutating func register(_ type: AnyClass?, for key: Key) {
        guard let type else {
            classes[key] = nil
            return
        }
        guard let viewType = type as? UICollectionReusableView.Type else {
            preconditionFailure(
                "NSInvalidArgumentException: \(type) is registered for \(key.identifier) and is no UICollectionReusableView"
            )
        }
        classes[key] = viewType
    }

    /// Returns a waiting view after `prepareForReuse()`, or a new view if no view waits.
    mutating func dequeue(_ key: Key, frame: CGRect) -> UICollectionReusableView {
        if let view = Platform.current.behavior.reuseOrder.next(of: &waiting[key, default: []]) {
            view.measurement = .due
            view.forgetTakenAttributes()
            view.prepareForReuse()
            return view
        }
        guard let type = classes[key] else {
            preconditionFailure(
                "NSInternalInconsistencyException: could not dequeue a view of kind \(key.kind ?? "UICollectionElementKindCell") "
                    + "with identifier \(key.identifier) - must register a class for the identifier"
            )
        }
        guard let view = DynamicInstantiation.makeView(type, frame: frame) as? UICollectionReusableView else {
            preconditionFailure("LinuxUIKit: \(type) did not make itself")
        }
        view.reuseIdentifier = key.identifier
        return view
    }

    mutating func enqueue(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
}
