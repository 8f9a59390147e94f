// Stand-ins for the Composable Architecture 1.25.5: the declarations that the recipe needs. The library's `Store` has these members for a
// state that is observable and an action that is bindable. The macros `@Reducer` and `@ObservableState` have no stand-in.
#if canImport(SwiftUI)
import Observation
import SwiftUI

protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
}

@available(iOS 17.0, *)
typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

@available(iOS 17.0, *)
@MainActor @dynamicMemberLookup final class Store<State, Action>: Observable {
    private var state: State

    init(initialState: State) {
        state = initialState
    }

    subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
        get { state[keyPath: keyPath] }
        set { state[keyPath: keyPath] = newValue }
    }
}
#endif
