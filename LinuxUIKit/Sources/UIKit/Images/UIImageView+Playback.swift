/// Plays moving images by the phone's clock. A pause in a window or in the background does not stop the images: Apple leaves this open.
extension UIImageView {
    /// The images that `startAnimating()` shows.
    private var askedFor: ImageAnimation? {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
        return images.map { ImageAnimation(images: $0, duration: animationDuration) }
    }

    func play() {
        if let askedFor, !askedFor.images.isEmpty {
            begin(ImagePlayback(askedFor.map(colored), repeatCount: animationRepeatCount))
        } else {
            playImage()
        }
    }

    /// Plays the current image if the image moves by itself.
    private func playImage() {
        guard let image = shownImage, let animation = image.animation else { return endPlayback() }
        begin(ImagePlayback(animation.map(colored), of: image))
    }

    private func begin(_ new: ImagePlayback) {
        endPlayback()
        playback = new
        guard let duration = new.duration else { return }
        playbackEnd = Platform.current.after(duration, "an image view's images") { [weak self, weak new] in
            guard let self, let new, self.playback === new else { return }
            self.endPlayback()
        }
    }

    func endPlayback() {
        playback = nil
        if let playbackEnd { Platform.current.cancel(playbackEnd) }
        playbackEnd = nil
    }

    func shownImageDidChange() {
        if let playback, playback.isAskedFor || playback.source === shownImage { return }
        playImage()
    }

    func highlightDidChange() {
        guard let playback else { return shownImageDidChange() }
        if playback.isAskedFor { play() } else { playImage() }
    }

    /// Updates the colours of the images, because the tint may have changed.
    func colorPlayback() {
        guard let playback else { return }
        let source = playback.isAskedFor ? askedFor : shownImage?.animation
        guard let source, source.images.contains(where: \.isTemplate) else { return }
        playback.animation = source.map(colored)
    }
}
