/// Pictures that a layer shows one after the other by the clock: the frames of an animated image, or of a video.
package protocol TimedContents: AnyObject {
    /// Replaces the contents by the picture that is due at a time.
    func show(in values: inout LayerValues, at time: CFTimeInterval)
}
