/// What has come of reading an image.
@frozen public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends before the image does.
    case statusUnexpectedEOF = -5
    /// The data is no image's. Nothing here says so.
    case statusInvalidData = -4
    /// There is no image.
    case statusUnknownType = -3
    /// Data that is still to come says what the image is. Nothing here says so.
    case statusReadingHeader = -2
    /// Data is still to come. Nothing here says so.
    case statusIncomplete = -1
    /// The whole image is there.
    case statusComplete = 0
}

/// Whether an image's file is there to its end. The file is looked through, and nothing is decoded.
///
/// Apple's page says that the answer is NULL where there is no image of the index, which is none of the values.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    guard let picture = isrc.frame(index) else { return .statusUnknownType }
    return picture.hasEnd ? .statusComplete : .statusUnexpectedEOF
}
