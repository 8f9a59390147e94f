import Foundation

extension TouchRecording {
    /// What UIKit, or the component, answered at one time.
    package struct Answer: Equatable, Sendable {
        /// What was answered.
        package enum Content: Equatable, Sendable {
            /// A recognizer has another state, or has measured something else.
            case recognizer(RecognizerReport)
            /// A scroll view is elsewhere, or in another mood.
            case scroll(ScrollReport)
            /// A delegate was called.
            case call(CallReport)
            /// A display link has fired.
            case frame(FrameReport)
        }

        /// Seconds since the recording's start.
        package let time: TimeInterval
        package let content: Content

        /// An answer, its time rounded to what a file keeps.
        package init(time: TimeInterval, content: Content) {
            self.time = time.roundedToMillionths
            self.content = content
        }

        /// What is wrong with it, if anything is; its time is not looked at.
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
    /// What is wrong with the first number that no file can hold.
    var problem: String? {
        first { !$0.value.isFinite }.map { "“\($0.key)” must be a number, not \(TouchRecording.text(of: $0.value))" }
    }
}
