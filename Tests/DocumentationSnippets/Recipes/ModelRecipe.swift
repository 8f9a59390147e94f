// The snippets of the recipe for models, compiled. `DocumentationTests` compares them.
import Observation
import PinchZoomOverlay
import UIKit

/// A photo of a model.
struct AlbumPhoto: Identifiable, Hashable, Sendable {
    let id: Int
    var image: UIImage
}

@available(iOS 17.0, *)
@MainActor @Observable final class AlbumModel {
    var photos: [AlbumPhoto] = []
    var shownPhoto: AlbumPhoto?
}

@available(iOS 17.0, *)
@MainActor final class ModelPages {
    let album: AlbumModel
    weak var pager: PhotoPagerViewController?
    private var photos: [AlbumPhoto] = []

    init(of album: AlbumModel) {
        self.album = album
        follow()
    }

    private func follow() {
        let former = photos
        photos = withObservationTracking {
            album.photos
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.follow() }
        }
        pager?.updatePages(by: photos.map(\.id).difference(from: former.map(\.id)).inferringMoves(), animated: true)
        let unchanged = Set(former)
        for index in photos.indices where !unchanged.contains(photos[index]) { pager?.reloadPhoto(at: index) }
    }
}

@available(iOS 17.0, *)
extension ModelPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index].image }
}

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 17.0, *)
struct AlbumModelView: View {
    @Bindable var album: AlbumModel

    var body: some View {
        List(album.photos) { photo in
            PinchZoomableImage(uiImage: photo.image)
                .photoPagerSource(photo.id)
                .onTapGesture { album.shownPhoto = photo }
        }
        .photoPager(item: $album.shownPhoto, items: album.photos) { .image($0.image) }
    }
}

/// A feature whose library's macros have no stand-in.
struct AlbumFeature: Reducer {
    struct State {
        var photos: [AlbumPhoto] = []
        var shownPhoto: AlbumPhoto?
    }

    enum Action {}
}

@available(iOS 17.0, *)
struct AlbumFeatureView: View {
    @Bindable var store: StoreOf<AlbumFeature>

    var body: some View {
        List(store.photos) { photo in
            PinchZoomableImage(uiImage: photo.image)
                .photoPagerSource(photo.id)
                .onTapGesture { store.shownPhoto = photo }
        }
        .photoPager(item: $store.shownPhoto, items: store.photos) { .image($0.image) }
    }
}
#endif
