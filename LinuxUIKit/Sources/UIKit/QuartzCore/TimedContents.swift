/// Pictures that a layer shows one after the other by the clock: those of an image that moves, or of a video.
package protocol TimedContents: AnyObject {
    /// Puts what is shown at a time in the place of the contents.
    func show(in values: inout LayerValues, at time: CFTimeInterval)
}
