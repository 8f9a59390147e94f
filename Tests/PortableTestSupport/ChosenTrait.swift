import Testing

/// Marks a test, or all tests of a suite, whose expectation is LinuxUIKit's choice. A test without it names its source in a comment.
public struct ChosenTrait: SuiteTrait, TestTrait {}

extension Trait where Self == ChosenTrait {
    /// The trait of an expectation that is LinuxUIKit's choice, because Apple is silent.
    public static var chosen: Self { ChosenTrait() }
}
