import UIKit

extension PinchZoomInteraction {
    /// Asks for a larger image of a photo that has lifted, and shows it if it comes while the photo is up; nil if there is none to be asked for.
    func requestFullSizeImage(for flight: Flight) -> Task<Void, Never>? {
        guard flight.takesFullSize, let source = fullSizeSource else { return nil }
        // Neither the photo nor the zoom waits for an answer that never comes.
        return Task { [weak flight] in
            guard let image = try? await source(), !Task.isCancelled, flight?.takes(fullSize: image) ?? false else { return }
            let prepared = await image.preparedForDisplay()
            if !Task.isCancelled { flight?.take(fullSize: prepared) }
        }
    }

    private var fullSizeSource: (@MainActor () async throws -> UIImage?)? {
        if let fullSizeImage { return fullSizeImage }
        guard isMadeByMixin else { return nil }
        return { @MainActor [weak view] in try await (view as? any PinchZoomable)?.pinchZoomFullSizeImage() }
    }
}
