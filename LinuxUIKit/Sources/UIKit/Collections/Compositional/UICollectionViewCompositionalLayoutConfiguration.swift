/// The settings of a compositional layout as a whole.
@MainActor public class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the content scrolls.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    public var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The boundary from which the sections' insets are measured, unless a section has its own.
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates the default configuration.
    public override init() {
        super.init()
    }
}
