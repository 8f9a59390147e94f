/// Makes an instance of a class that only a metatype names, through an initializer that is not `required`.
///
/// UIKit makes cells, app delegates and scene delegates in this way, by the Objective-C runtime. Here a subclass declares the inherited
/// initializer as required, which gives it no new place in the virtual table. A call through the subclass therefore reaches the initializer
/// of the metatype's real class. The subclasses below are never instantiated themselves. Each has a subclass of its own, because the
/// optimizer would otherwise treat it as final and call its initializer directly.
@MainActor enum DynamicInstantiation {
    @_optimize(none) @inline(never)
    static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(type, to: ViewProbe.Type.self).init(frame: frame)
    }

    @_optimize(none) @inline(never)
    static func makeObject(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: ObjectProbe.Type.self).init()
    }
}

private class ViewProbe: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ViewProbeSubclass: ViewProbe {}

private class ObjectProbe: NSObject {
    required override init() { super.init() }
}

private final class ObjectProbeSubclass: ObjectProbe {}
