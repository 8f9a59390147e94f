import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct and WWDC 2023, "Unleash the UIKit trait system",
/// unless a test says otherwise.
@MainActor @Suite("Overriding traits", .timeLimit(.minutes(20))) struct TraitOverridesTests {
    /// A trait of the app's own.
    private struct Density: UITraitDefinition {
        static let defaultValue = 1
    }

    @Test("What a view overrides holds for it and all that is in it, and for nothing around it")
    func inheritance() throws {
        try HeadlessDevice.run { device in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            let window = device.show(outer)
            outer.traitOverrides.horizontalSizeClass = .regular
            outer.traitOverrides.userInterfaceLevel = .elevated
            outer.updateTraitsIfNeeded()
            for view in [outer, inner] {
                #expect(view.traitCollection.horizontalSizeClass == .regular && view.traitCollection.userInterfaceLevel == .elevated)
                #expect(view.traitCollection.verticalSizeClass == window.traitCollection.verticalSizeClass)
            }
            #expect(window.traitCollection.horizontalSizeClass == .compact && window.traitCollection.userInterfaceLevel == .base)
        }
    }

    @Test("An override that is removed leaves the trait as it is around; whether there is one can be asked")
    func removal() throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            device.show(view)
            #expect(!view.traitOverrides.contains(UITraitVerticalSizeClass.self))
            view.traitOverrides.verticalSizeClass = .compact
            view.updateTraitsIfNeeded()
            #expect(view.traitOverrides.contains(UITraitVerticalSizeClass.self) && view.traitCollection.verticalSizeClass == .compact)
            view.traitOverrides.remove(UITraitVerticalSizeClass.self)
            view.updateTraitsIfNeeded()
            #expect(!view.traitOverrides.contains(UITraitVerticalSizeClass.self) && view.traitCollection.verticalSizeClass == .regular)
        }
    }

    @Test("What a controller overrides holds for its view, and for its children's")
    func controllers() throws {
        try HeadlessDevice.run { device in
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            device.show(parent)
            parent.traitOverrides.layoutDirection = .rightToLeft
            parent.updateTraitsIfNeeded()
            #expect(parent.view.traitCollection.layoutDirection == .rightToLeft)
            #expect(child.traitCollection.layoutDirection == .rightToLeft)
            #expect(child.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uitraitdefinition: a trait of the app's own goes the way of the system's.
    @Test("A trait of the app's own has its default value, or what is set around; those who have registered for it hear")
    func ownTrait() throws {
        try HeadlessDevice.run { device in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            device.show(outer)
            var heard: [Int] = []
            inner.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
                heard += [previous[Density.self], view.traitCollection[Density.self]]
            }
            outer.traitOverrides[Density.self] = 3
            outer.updateTraitsIfNeeded()
            #expect(heard == [1, 3] && inner.traitCollection[Density.self] == 3)
            outer.traitOverrides[Density.self] = 3
            outer.updateTraitsIfNeeded()
            #expect(heard.count == 2)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uitraitcollection/changedtraits(from:).
    @Test("A collection names the traits that are others in it than in another")
    func changedTraits() throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            let window = device.show(view)
            #expect(view.traitCollection.changedTraits(from: window.traitCollection).isEmpty)
            view.traitOverrides.userInterfaceLevel = .elevated
            view.traitOverrides[Density.self] = 2
            view.updateTraitsIfNeeded()
            let names = view.traitCollection.changedTraits(from: window.traitCollection).map { ObjectIdentifier($0) }
            #expect(Set(names) == [ObjectIdentifier(UITraitUserInterfaceLevel.self), ObjectIdentifier(Density.self)])
        }
    }
}
