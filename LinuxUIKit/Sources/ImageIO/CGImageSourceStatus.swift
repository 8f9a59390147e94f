/// The status of an image in a source.
@frozen public enum CGImageSourceStatus: Int32, Sendable {
    /// The file ends before the image is complete.
    case statusUnexpectedEOF = -5
    /// The data is no image. This case never occurs here.
    case statusInvalidData = -4
    /// There is no image.
    case statusUnknownType = -3
    /// More data is needed for the image's header. This case never occurs here.
    case statusReadingHeader = -2
    /// More data is needed for the image. This case never occurs here.
    case statusIncomplete = -1
    /// The image is complete.
    case statusComplete = 0
}

/// Returns whether an image's file is complete to its end. The file is scanned without decoding.
///
/// According to Apple's page, the result for a missing image is NULL, which is none of the values.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    guard let picture = isrc.frame(index) else { return .statusUnknownType }
    return picture.hasEnd ? .statusComplete : .statusUnexpectedEOF
}
