/// The closure that a recognizer calls. If the class is `@preconcurrency`, a stored closure of the main actor has another symbol name in
/// each file (Swift 6.3). Without this struct, the linker wouldn't find the closure.
struct RecognizerHandler {
    let run: @MainActor (UIGestureRecognizer) -> Void
}
