/// What a recognizer calls. A stored closure of the main actor's, by itself, has another name in each file where the class is `@preconcurrency`
/// (Swift 6.3), and is not found by the linker.
struct RecognizerHandler {
    let run: @MainActor (UIGestureRecognizer) -> Void
}
