// Stand-ins for IGListKit 5.2.0: the declarations that the recipe needs, with the signatures under which Swift imports those of
// Objective-C.
import UIKit

@MainActor protocol ListCollectionContext: AnyObject {
    func dequeueReusableCell(of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int) -> UICollectionViewCell
    func cellForItem(at index: Int, sectionController: ListSectionController) -> UICollectionViewCell?
}

@MainActor class ListSectionController: NSObject {
    weak var viewController: UIViewController?
    weak var collectionContext: (any ListCollectionContext)?

    func numberOfItems() -> Int { 1 }
    func sizeForItem(at index: Int) -> CGSize { .zero }
    func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell() }
    func didUpdate(to object: Any) {}
    func didSelectItem(at index: Int) {}
}

@MainActor class ListAdapter: NSObject {
    func visibleCells(for object: Any) -> [UICollectionViewCell] { [] }
}
