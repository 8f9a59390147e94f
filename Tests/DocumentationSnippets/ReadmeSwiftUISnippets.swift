// The README's lines of SwiftUI, compiled where there is SwiftUI. `DocumentationTests` compares them.
#if canImport(SwiftUI)
    import PinchZoomOverlay
    import SwiftUI
    import UIKit

    /// A photo as an app has it.
    struct NamedPhoto: Identifiable {
        let id: String
        let image: UIImage
    }

    @available(iOS 16.0, *)
    struct NamedPhotoView: View {
        let photo: NamedPhoto
        @Binding var shownPhoto: NamedPhoto?

        var body: some View {
            Image(uiImage: photo.image)
                .resizable()
                .scaledToFit()
                .pinchZoomable()
                .photoPagerSource(photo.id)
                .onTapGesture { shownPhoto = photo }
        }
    }
#endif
