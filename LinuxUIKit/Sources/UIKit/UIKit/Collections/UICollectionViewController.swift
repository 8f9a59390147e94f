/// A controller of a collection view, whose data source and delegate it is.
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout

    /// A controller of a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UICollectionViewController.init(coder:): there are no storyboards or archives here")
    }

    /// The collection view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return shownCollectionView
        }
        set {
            shownCollectionView = newValue
            view = newValue
        }
    }

    private var shownCollectionView: UICollectionView?

    /// The layout that the collection view was made with.
    open var collectionViewLayout: UICollectionViewLayout { layout }
    /// Whether nothing is selected any more when the screen appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes the collection view.
    open override func loadView() {
        let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        shownCollectionView = collectionView
        view = collectionView
    }

    /// Takes the selection back.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
    }

    // MARK: What subclasses override

    /// How many sections there are: one.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// How many items a section has: none.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// The cell of an item: subclasses with items must override it.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        preconditionFailure("NSInternalInconsistencyException: \(type(of: self)) must override collectionView(_:cellForItemAt:)")
    }
    /// A header or footer: subclasses with any must override it.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure("NSInternalInconsistencyException: \(type(of: self)) must make views of kind \(kind)")
    }
    /// Whether an item may be highlighted: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    /// An item was highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// An item is highlighted no longer.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether an item may be selected: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Whether an item may be selected no longer: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    /// An item was selected.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// An item is selected no longer.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// A cell is about to show.
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    /// A cell shows no longer.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// A supplementary view is about to show.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    /// A supplementary view shows no longer.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}
}
