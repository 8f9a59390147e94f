/// What holds for a compositional layout as a whole.
@MainActor public class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Which way the content scrolls.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    public var interSectionSpacing: CGFloat = 0
    /// The header and footer of all sections together.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the sections' insets count from, unless they say otherwise.
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    /// The usual configuration.
    public override init() {
        super.init()
    }
}
