// Stand-ins for Texture 3.2.0 (AsyncDisplayKit): the declarations that the recipe needs, with the signatures under which Swift imports
// those of Objective-C.
import UIKit

class ASDisplayNode: NSObject {
    var automaticallyManagesSubnodes = false
    @MainActor var view: UIView { UIView() }

    override init() {}

    init(viewBlock: @escaping @MainActor () -> UIView) {}

    @MainActor func didLoad() {}
    func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { ASLayoutSpec() }
}

class ASCellNode: ASDisplayNode {}

class ASCollectionNode: ASDisplayNode {
    func nodeForItem(at indexPath: IndexPath) -> ASCellNode? { nil }
}

struct ASSizeRange {}

class ASLayoutSpec: NSObject {}

class ASRatioLayoutSpec: ASLayoutSpec {
    init(ratio: CGFloat, child: ASDisplayNode) {}
}
