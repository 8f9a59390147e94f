/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides.
    case justified = 3
    /// At the side where reading begins.
    case natural = 4
}

/// The treatment of text that doesn't fit into a line.
public enum NSLineBreakMode: Int, Sendable {
    /// The text goes on in the next line, whole words together.
    case byWordWrapping = 0
    /// The text goes on in the next line, letter by letter.
    case byCharWrapping = 1
    /// The text is cut.
    case byClipping = 2
    /// An ellipsis stands for the beginning of the text.
    case byTruncatingHead = 3
    /// An ellipsis stands for the end of the text.
    case byTruncatingTail = 4
    /// An ellipsis stands for the middle of the text.
    case byTruncatingMiddle = 5
}
