import Foundation

/// The ways in which an object keeps an associated value. Values of Swift are copied when they are kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Sets an object's value for a key, which is an address, or clears the value if it is `nil`. The object keeps the value until the object
/// is released.
///
/// Without an Objective-C runtime, only responders have a place for values. Values of other objects are in a table, and are released when
/// values of further objects are set. An object that is only assigned isn't kept, and its value is nil after it is released.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    changeValues(of: object) { $0[key] = value.map { AssociatedValue($0, isKept: policy != .OBJC_ASSOCIATION_ASSIGN) } }
}

/// Returns an object's value for a key, or `nil` if there is no value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let responder = object as? UIResponder else { return lock.withLock { table.values(of: object as AnyObject)[key]?.value } }
    return lock.withLock { responder.associatedValues?[key]?.value }
}

/// Clears all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    changeValues(of: object) { $0 = [:] }
}

/// A value that an object keeps, or only refers to.
struct AssociatedValue {
    private let kept: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, isKept: Bool) {
        if !isKept, type(of: value) is AnyClass {
            assigned = value as AnyObject
            kept = nil
        } else {
            kept = value
        }
    }

    var value: Any? { kept ?? assigned }
}

/// The values of objects that have no place for values.
private struct AssociationTable {
    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of released objects are removed.
    private var limit = 16

    /// Returns an object's values. The address may have been another object's, whose values are not returned.
    func values(of object: AnyObject) -> [UnsafeRawPointer: AssociatedValue] {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [:] }
        return entry.values
    }

    /// Sets an object's values. Returns the former values, which the caller releases after the lock.
    mutating func set(_ values: [UnsafeRawPointer: AssociatedValue], of object: AnyObject) -> Any {
        let id = ObjectIdentifier(object)
        let former = entries[id]?.values
        entries[id] = values.isEmpty ? nil : Entry(object: object, values: values)
        guard entries.count > limit else { return former as Any }
        let gone = entries.filter { $0.value.object == nil }
        for id in gone.keys { entries[id] = nil }
        limit = max(16, entries.count * 2)
        return (former, gone.values.map(\.values))
    }
}

/// The lock for the table, because Apple's functions may be called on any thread.
private let lock = NSLock()
nonisolated(unsafe) private var table = AssociationTable()

private func changeValues(of object: Any, _ change: (inout [UnsafeRawPointer: AssociatedValue]) -> Void) {
    let former: Any = lock.withLock {
        guard let responder = object as? UIResponder else {
            var values = table.values(of: object as AnyObject)
            change(&values)
            return table.set(values, of: object as AnyObject)
        }
        let former = responder.associatedValues
        var values = former ?? [:]
        change(&values)
        responder.associatedValues = values.isEmpty ? nil : values
        return former as Any
    }
    // Former values are released after the lock, because their deinitializers may request values again.
    withExtendedLifetime(former) {}
}
