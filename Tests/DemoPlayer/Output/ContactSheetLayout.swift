import UIKit

/// The layout of a contact sheet, in points from the sheet's upper left corner.
struct ContactSheetLayout: Equatable {
    /// The margin of the sheet.
    static let margin: CGFloat = 48
    /// The space between screens side by side.
    static let gap: CGFloat = 28
    /// The space between a caption and the screen below it.
    static let rowGap: CGFloat = 32
    /// The space between a screen and its caption.
    static let captionGap: CGFloat = 12
    /// The height of a caption's two lines.
    static let captionHeight: CGFloat = 36
    /// The space between the header and the first screens.
    static let headerGap: CGFloat = 30
    /// The smallest width at which a header can be read.
    static let minimumContentWidth: CGFloat = 480
    /// The longer side of a screen.
    static let longSide: CGFloat = 376

    /// The number of screens in a row.
    let columns: Int
    let screenSize: CGSize
    /// The size of the sheet.
    let size: CGSize
    let headerHeight: CGFloat
    /// The frames of the screens, row by row.
    let screens: [CGRect]

    /// Lays out screens of a size, in points. All rows have about the same number of screens.
    ///
    /// - Parameter headerHeight: The closure that returns the height of the header at a width.
    init(count: Int, deviceSize: CGSize, headerHeight: (_ width: CGFloat) -> CGFloat) {
        let isUpright = deviceSize.height >= deviceSize.width
        let most = isUpright ? 5 : 3
        let rows = max((count + most - 1) / most, 1)
        let columns = max((count + rows - 1) / rows, 1)
        let reduction = ContactSheetLayout.longSide / max(deviceSize.width, deviceSize.height, 1)
        let screenSize = CGSize(
            width: (deviceSize.width * reduction).rounded(),
            height: (deviceSize.height * reduction).rounded()
        )
        let margin = ContactSheetLayout.margin
        let gridWidth = CGFloat(columns) * (screenSize.width + ContactSheetLayout.gap) - ContactSheetLayout.gap
        let contentWidth = max(gridWidth, ContactSheetLayout.minimumContentWidth)
        let header = headerHeight(contentWidth).rounded(.up)
        let top = margin + header + ContactSheetLayout.headerGap
        let cellHeight = screenSize.height + ContactSheetLayout.captionGap + ContactSheetLayout.captionHeight
        self.columns = columns
        self.screenSize = screenSize
        self.headerHeight = header
        screens = (0..<count).map { index in
            CGRect(
                x: margin + CGFloat(index % columns) * (screenSize.width + ContactSheetLayout.gap),
                y: top + CGFloat(index / columns) * (cellHeight + ContactSheetLayout.rowGap),
                width: screenSize.width,
                height: screenSize.height
            )
        }
        size = CGSize(
            width: contentWidth + 2 * margin,
            height: top + CGFloat(rows) * (cellHeight + ContactSheetLayout.rowGap) - ContactSheetLayout.rowGap + margin
        )
    }

    /// The frame of the header.
    var header: CGRect {
        let margin = ContactSheetLayout.margin
        return CGRect(x: margin, y: margin, width: size.width - 2 * margin, height: headerHeight)
    }
}
