import Foundation
import TestSupport
import Testing

/// Sentences of the documentation that were once false, or that contradicted another one, each with the test that it holds.
@Suite("Promises of the documentation", .timeLimit(.minutes(20))) struct PromiseTests {
    struct Promise: CustomTestStringConvertible {
        let sentence: String
        /// The path of the page or source, from the component's folder.
        let page: String
        /// The name of the test.
        let test: String

        var testDescription: String { sentence }

        init(_ sentence: String, in page: String, test: String) {
            (self.sentence, self.page, self.test) = (sentence, page, test)
        }
    }

    private static let wrapping = "PinchZoomOverlay.docc/WrappingCells.md"
    private static let motion = "PinchZoomOverlay.docc/HowTheMotionWorks.md"
    private static let teardown = "It puts everything back and tells the delegate once, with fingers down and in flight"
    private static let reduceMotion = "With Reduce Motion the photo still follows the fingers, and its way back is a short fade in place"
    private static let exclusions = "A view that isn't a photo, or that is excluded, stays in its place"

    static let promises = [
        Promise("a screen is pushed, popped, presented or dismissed | the same | in the next frame", in: wrapping, test: teardown),
        Promise("UIKit may cancel the touches first. Will-end is called then.", in: wrapping, test: teardown),
        Promise(
            "or if you open a screen in `pinchZoomInteractionOpen(_:)`, with or without animation",
            in: wrapping,
            test: "A screen that the delegate opens without animation ends the zoom"
        ),
        Promise(
            "/// A drag of the photo.",
            in: "Pager/PhotoPagerViewController+Closing.swift",
            test: "A drag that catches an opening pager and throws it back closes it"
        ),
        Promise(
            "0.01 to 100; above 1, counts as 1",
            in: wrapping,
            test: "With a minimum above 1 or a maximum below 1, the photo still follows the fingers"
        ),
        Promise(
            "One finger doesn't catch a photo that an action holds up, unless the photo may stay up.",
            in: motion,
            test: "A photo that an action holds up without `stays` isn't caught by one finger, and is by two"
        ),
        Promise(
            "this is the view that is lifted or was lifted last",
            in: "Pinch/PinchZoomInteraction.swift",
            test: "A refused photo doesn't become the target view"
        ),
        Promise(
            "With the release, the zoom has ended: the pose is the identity, and the delegate has received did-end.",
            in: motion,
            test: reduceMotion
        ),
        Promise(
            "a scroll view around the photo scrolls while the photo stays up | the photo flies back | in the next frame",
            in: wrapping,
            test: "A change of a photo at rest ends the zoom, or sends the photo back, in the next frame"
        ),
        Promise(
            "If you move the lifted view to another superview, the zoom ends at once.",
            in: wrapping,
            test: "A lifted view that the app moves to another superview ends the zoom at once"
        ),
        Promise(
            "Two fingers can lift a photo while another one returns. For the delegate, the zoom of the former photo then ends",
            in: wrapping,
            test: "While one photo returns, fingers lift another: its zoom ends for the delegate, and it flies on"
        ),
        Promise(
            "From the release on, each scroll view scrolls as it did before, under new fingers, and the photo flies to its moving place",
            in: wrapping,
            test: "A list scrolls under a new finger from the release on, while the photo flies to its moving place"
        ),
        Promise(
            "until a scroll view around its place scrolls, or until two fingers catch the view and release it",
            in: "Pinch/PinchZoomInteraction+Actions.swift",
            test: "Whoever has lifted it, it rests inside the window where it fits, and returns when the list scrolls"
        ),
        Promise(
            "views with an enabled pinch of their own",
            in: wrapping,
            test: "A photo with a disabled interaction of its own lifts"
        ),
        Promise(
            "A photo that is smaller than the window rests wholly inside, and a larger one covers the window.",
            in: motion,
            test: "Let go above the scale, it stays where it is; below, it returns"
        ),
        Promise(
            "the photo goes back or, with `.stays(above:)`, stays up",
            in: wrapping,
            test: "It opens its screen at the opening scale, and stays if the app opens none"
        ),
        Promise(
            "The method isn't called if the system cancels the touches",
            in: wrapping,
            test: "Touches that the system takes away above the opening scale open nothing; the photo flies back"
        ),
        Promise("image views that are narrower or lower than 44 points on the screen", in: wrapping, test: exclusions),
        Promise("or is excluded, no view is found", in: "Pinch/PinchZoomInteraction+Target.swift", test: "A closure finds the view"),
        Promise("If the view is hidden or has an alpha of 0", in: wrapping, test: "A pinch, and the zoom action, lift nothing"),
        Promise(
            "If an image arrives while two fingers already pinch the empty image view, the photo lifts then.",
            in: wrapping,
            test: "A photo that arrives while two fingers pinch its empty image view lifts then"
        ),
    ]

    @Test("The sentence is there, and so is its test", arguments: promises)
    func promise(_ promise: Promise) throws {
        let page = try Repository.text(of: "Sources/PinchZoomOverlay/\(promise.page)")
        #expect(Self.words(of: page).contains(Self.words(of: promise.sentence)), "not in \(promise.page)")
        let tests = Repository.files(in: "Tests/PinchZoomOverlayTests", ending: "swift")
        let isTested = try tests.contains { try Repository.text(of: $0).contains("\"\(promise.test)") }
        #expect(isTested, "no test \"\(promise.test)\"")
    }

    /// The words of a text, each after one space, without the slashes of doc comments.
    private static func words(of text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).filter { $0 != "///" }.joined(separator: " ")
    }
}
