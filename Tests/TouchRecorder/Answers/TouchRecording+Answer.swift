import Foundation

extension TouchRecording {
    /// An answer of UIKit or of the component at one time.
    package struct Answer: Equatable, Sendable {
        /// The content of an answer.
        package enum Content: Equatable, Sendable {
            /// The state or the measurement of a recognizer changed.
            case recognizer(RecognizerReport)
            /// The position or the flags of a scroll view changed.
            case scroll(ScrollReport)
            /// A delegate was called.
            case call(CallReport)
            /// A display link fired.
            case frame(FrameReport)
        }

        /// The time since the recording's start, in seconds.
        package let time: TimeInterval
        package let content: Content

        /// Creates an answer. The time is rounded to six decimals, as in a file.
        package init(time: TimeInterval, content: Content) {
            self.time = time.roundedToMillionths
            self.content = content
        }

        /// The first problem with a value, or `nil` if there is none. The time is not checked.
        var problem: String? {
            switch content {
            case .recognizer(let report): report.problem
            case .scroll(let report): report.problem
            case .call: nil
            case .frame(let report): report.problem
            }
        }
    }
}

extension [(key: String, value: Double)] {
    /// The first number that is not finite, as an error's description, or `nil` if there is none.
    var problem: String? {
        first { !$0.value.isFinite }.map { "“\($0.key)” must be a number, not \(TouchRecording.text(of: $0.value))" }
    }
}
