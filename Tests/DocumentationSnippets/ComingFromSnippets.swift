// The snippets of the article about UIKit's own zoom, compiled. `DocumentationTests` compares them; `TransitionSnippetTests` runs them.
import PinchZoomOverlay
import UIKit

extension GridViewController {
    func photoCell(at index: Int) -> PhotoCell? {
        collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoCell
    }

    func scroll(to index: Int) {
        collectionView.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: false)
    }

    func openByAssignment(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        }
        navigationController?.pushViewController(pager, animated: true)
    }

    func assignWithScrolling(to pager: PhotoPagerViewController) {
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        } bringIntoView: { [weak self] index in
            self?.scroll(to: index)
        }
    }

    // UIKit's own, which only Apple's systems have.
    #if canImport(ObjectiveC)
    @available(iOS 18.0, *)
    func openByPreferredTransition(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.preferredTransition = .zoom { [weak self] context in
            guard let pager = context.zoomedViewController as? PhotoPagerViewController else { return nil }
            return self?.photoCell(at: pager.currentIndex)?.photoView
        }
        navigationController?.pushViewController(pager, animated: true)
    }
    #endif
}
