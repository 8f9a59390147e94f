/// Where the lines of a text begin and end.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides.
    case justified = 3
    /// Where reading begins.
    case natural = 4
}

/// What happens to text that does not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, whole words together.
    case byWordWrapping = 0
    /// It goes on in the next line, letter by letter.
    case byCharWrapping = 1
    /// It is cut.
    case byClipping = 2
    /// An ellipsis stands for its beginning.
    case byTruncatingHead = 3
    /// An ellipsis stands for its end.
    case byTruncatingTail = 4
    /// An ellipsis stands for its middle.
    case byTruncatingMiddle = 5
}
