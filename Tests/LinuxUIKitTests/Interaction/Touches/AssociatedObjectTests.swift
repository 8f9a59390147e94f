import Testing
import UIKit

/// developer.apple.com/documentation/objectivec: objc_setAssociatedObject(_:_:_:_:), objc_getAssociatedObject(_:_:),
/// objc_removeAssociatedObjects(_:), objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC.
@MainActor @Suite("Associated objects", .timeLimit(.minutes(20))) struct AssociatedObjectTests {
    private final class Value {}

    private let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    private let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    @Test("An object has a value for each key, of its own, and nil where none was set or it was cleared")
    func keys() {
        let controller = UIViewController()
        #expect(objc_getAssociatedObject(controller, first) == nil)
        objc_setAssociatedObject(controller, first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(controller, second, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(controller, first) as? String == "one")
        #expect(objc_getAssociatedObject(controller, second) as? Int == 2)
        #expect(objc_getAssociatedObject(UIViewController(), first) == nil)
        objc_setAssociatedObject(controller, first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(controller, first) == nil)
        objc_removeAssociatedObjects(controller)
        #expect(objc_getAssociatedObject(controller, second) == nil)
    }

    @Test("The object keeps the value strongly, until it gets another one")
    func exchange() {
        let view = UIView()
        weak var former: Value?
        do {
            let value = Value()
            former = value
            objc_setAssociatedObject(view, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(former != nil)
        objc_setAssociatedObject(view, first, Value(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(former == nil && objc_getAssociatedObject(view, first) is Value)
    }

    @Test("The value goes with the object")
    func end() {
        weak var value: Value?
        do {
            let view = UIView()
            let kept = Value()
            value = kept
            objc_setAssociatedObject(view, first, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(value == nil)
    }

    @Test("Any object has values, of its own alone")
    func anyObject() {
        let (one, other) = (Value(), NSObject())
        objc_setAssociatedObject(one, first, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(other, first, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, first) as? Int == 1 && objc_getAssociatedObject(other, first) as? Int == 2)
        #expect(objc_getAssociatedObject(Value(), first) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, first) == nil && objc_getAssociatedObject(other, first) as? Int == 2)
    }

    @Test("An object at the address of one that is gone has none of its values, over 1000 objects")
    func addresses() {
        for index in 0..<1000 {
            let object = Value()
            #expect(objc_getAssociatedObject(object, first) == nil, "\(index)")
            objc_setAssociatedObject(object, first, index, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, first) as? Int == index)
        }
    }

    @Test("An object that is only assigned isn't kept", arguments: [true, false])
    func assigned(_ isResponder: Bool) {
        let object: AnyObject = isResponder ? UIView() : Value()
        weak var value: Value?
        do {
            let made = Value()
            value = made
            objc_setAssociatedObject(object, first, made, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(object, first) as? Value === made)
        }
        #expect(value == nil)
    }
}
