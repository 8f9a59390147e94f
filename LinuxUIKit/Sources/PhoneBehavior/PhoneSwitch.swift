/// A property of `PhoneBehavior` as a switch, so that all switches can be varied together.
public struct PhoneSwitch: Sendable {
    /// The property's name.
    public let name: String
    /// The names of the values. The first value is the default.
    public let values: [String]
    private let read: @Sendable (PhoneBehavior) -> Int
    private let write: @Sendable (inout PhoneBehavior, Int) -> Void

    private init<Value: CaseIterable & Equatable & Sendable>(_ name: String, _ field: WritableKeyPath<PhoneBehavior, Value> & Sendable) {
        let cases = Array(Value.allCases)
        self.name = name
        values = cases.map { "\($0)" }
        read = { behavior in cases.firstIndex(of: behavior[keyPath: field]) ?? 0 }
        write = { behavior, index in behavior[keyPath: field] = cases[index] }
    }

    /// Returns the index of a behavior's value.
    public func value(in behavior: PhoneBehavior) -> Int {
        read(behavior)
    }

    /// Sets a behavior's value by its index.
    public func set(_ value: Int, in behavior: inout PhoneBehavior) {
        precondition(values.indices.contains(value), "the switch \(name) has \(values.count) values, and none at \(value)")
        write(&behavior, value)
    }

    /// All switches, in the order of README.md's table.
    public static let all = [
        PhoneSwitch("touchSlop", \.touchSlop),
        PhoneSwitch("refreshRate", \.refreshRate),
        PhoneSwitch("frameTime", \.frameTime),
        PhoneSwitch("fingers", \.fingers),
        PhoneSwitch("reusableViews", \.reusableViews),
        PhoneSwitch("reuseOrder", \.reuseOrder),
        PhoneSwitch("transitionStart", \.transitionStart),
        PhoneSwitch("pinchScale", \.pinchScale),
        PhoneSwitch("cancellationInAction", \.cancellationInAction),
        PhoneSwitch("fingerOnDeceleration", \.fingerOnDeceleration),
        PhoneSwitch("contentTouchDelay", \.contentTouchDelay),
        PhoneSwitch("nestedHandover", \.nestedHandover),
        PhoneSwitch("recognizerOrder", \.recognizerOrder),
        PhoneSwitch("recognizerReset", \.recognizerReset),
        PhoneSwitch("wrongWayDrag", \.wrongWayDrag),
        PhoneSwitch("offsetSetInDrag", \.offsetSetInDrag),
        PhoneSwitch("offsetSetInDeceleration", \.offsetSetInDeceleration),
        PhoneSwitch("dragDuringZoomAnimation", \.dragDuringZoomAnimation),
        PhoneSwitch("zoomCaughtInFlight", \.zoomCaughtInFlight),
        PhoneSwitch("zoomToRectBeyondContent", \.zoomToRectBeyondContent),
        PhoneSwitch("zoomAnchorOfCentredView", \.zoomAnchorOfCentredView),
        PhoneSwitch("scrollDisabledInDrag", \.scrollDisabledInDrag),
        PhoneSwitch("dragThatBecomesZoom", \.dragThatBecomesZoom),
        PhoneSwitch("insetChangeAtRest", \.insetChangeAtRest),
        PhoneSwitch("tooManyFingers", \.tooManyFingers),
        PhoneSwitch("movedRecognizer", \.movedRecognizer),
        PhoneSwitch("preparedCells", \.preparedCells),
        PhoneSwitch("pathsOfPreparedCells", \.pathsOfPreparedCells),
        PhoneSwitch("reloadData", \.reloadData),
        PhoneSwitch("touchesInUpdates", \.touchesInUpdates),
        PhoneSwitch("transitionFlags", \.transitionFlags),
        PhoneSwitch("presentationEnd", \.presentationEnd),
        PhoneSwitch("cancelledTransition", \.cancelledTransition),
        PhoneSwitch("neglectedViews", \.neglectedViews),
        PhoneSwitch("navigationContainer", \.navigationContainer),
        PhoneSwitch("swipeBackCheck", \.swipeBackCheck),
        PhoneSwitch("touchesInTransitions", \.touchesInTransitions),
        PhoneSwitch("popAtEndOfPush", \.popAtEndOfPush),
        PhoneSwitch("windowCallbacks", \.windowCallbacks),
        PhoneSwitch("containmentCheck", \.containmentCheck),
        PhoneSwitch("backgroundMotion", \.backgroundMotion),
        PhoneSwitch("frames", \.frames),
        PhoneSwitch("coordinatorOfUnanimated", \.coordinatorOfUnanimated),
        PhoneSwitch("appearanceOrder", \.appearanceOrder),
        PhoneSwitch("completionsWithoutAnimation", \.completionsWithoutAnimation),
        PhoneSwitch("responderAfterPresentation", \.responderAfterPresentation),
        PhoneSwitch("touchesOfLeavingView", \.touchesOfLeavingView),
        PhoneSwitch("launchOrder", \.launchOrder),
        PhoneSwitch("snapshotOfFadedView", \.snapshotOfFadedView),
        PhoneSwitch("fadedEffects", \.fadedEffects),
        PhoneSwitch("traitUpdates", \.traitUpdates),
        PhoneSwitch("traitTracking", \.traitTracking),
        PhoneSwitch("keysWithoutFirstResponder", \.keysWithoutFirstResponder),
        PhoneSwitch("tableCellElements", \.tableCellElements),
        PhoneSwitch("elementsWithoutSize", \.elementsWithoutSize),
        PhoneSwitch("partialDecoding", \.partialDecoding),
    ]
}

extension PhoneBehavior: CustomStringConvertible {
    /// The switches that are not at their defaults.
    public var description: String {
        let others = PhoneSwitch.all.filter { $0.value(in: self) != 0 }
        return others.isEmpty ? "the default" : others.map { "\($0.name): \($0.values[$0.value(in: self)])" }.joined(separator: ", ")
    }
}
