#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// A weak reference, for collections.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
#endif
