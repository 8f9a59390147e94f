extension PhoneBehavior {
    /// The pixels that are decoded for a part of a JPEG, PNG or HEIC file. Apple doesn't say.
    public enum PartialDecoding: CaseIterable, Sendable {
        /// The pixels of the part: reported for some chips and formats (openradar 30460923, and the comments of Apple's sample "Large Image
        /// Downsizing").
        case region
        /// The pixels of the whole picture, at the size that the image source was asked for: reported for decoders in hardware (openradar
        /// 18426305).
        case whole
    }
}
