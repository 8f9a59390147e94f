import Foundation

/// How an object keeps a value that is associated with it. Values of Swift are copied by being kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Sets an object's value for a key, which is an address; nil clears it. The object keeps the value, and lets it go when it goes itself.
///
/// Without an Objective-C runtime responders alone have a place for values, and a value that is not to be kept has none.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    precondition(policy != .OBJC_ASSOCIATION_ASSIGN, "LinuxUIKit: OBJC_ASSOCIATION_ASSIGN is not there")
    changeValues(of: object) { $0[key] = value }
}

/// An object's value for a key; nil if it has none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let responder = responder(object)
    return lock.withLock { responder.associatedValues?[key] }
}

/// Clears all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    changeValues(of: object) { $0 = [:] }
}

/// Apple's functions may be called on any thread.
private let lock = NSLock()

private func changeValues(of object: Any, _ change: (inout [UnsafeRawPointer: Any]) -> Void) {
    let responder = responder(object)
    let former = lock.withLock {
        let former = responder.associatedValues
        var values = former ?? [:]
        change(&values)
        responder.associatedValues = values.isEmpty ? nil : values
        return former
    }
    // What goes, goes after the lock: its end may ask for values again.
    withExtendedLifetime(former) {}
}

private func responder(_ object: Any) -> UIResponder {
    guard let responder = object as? UIResponder else {
        preconditionFailure("LinuxUIKit: values can be associated with responders, and not with \(type(of: object))")
    }
    return responder
}
