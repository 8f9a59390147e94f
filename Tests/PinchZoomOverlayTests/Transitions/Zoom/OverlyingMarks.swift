import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A grid of gray photos for tests of overlying views. The pager has a mark of its own color on each view that overlies a photo. The struct
/// finds the visible marks in pictures of the screen.
@MainActor struct OverlyingMarks {
    /// A view that overlies the photo.
    enum Mark: CaseIterable {
        case caption, thumbnail, button, closeButton

        /// Returns the amount of the mark's color in a pixel, 0 to 255. The amount is 0 in the colors of bars, and in gray, black and
        /// white.
        fileprivate func amount(at pixel: Picture.Pixel) -> Int {
            let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
            return switch self {
            case .caption: red - max(green, blue)
            case .thumbnail: green - max(red, blue)
            case .button: min(red, blue) - green
            case .closeButton: min(red, green) - blue
            }
        }

        fileprivate var color: UIColor {
            switch self {
            case .caption: .red
            case .thumbnail: .green
            case .button: .magenta
            case .closeButton: .yellow
            }
        }
    }

    let phone: GridPhone

    /// The phone's configuration, with one pixel a point.
    static var configuration: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }

    /// Marks the pagers that a grid opens.
    init(on phone: GridPhone) {
        self.phone = phone
        let grey = Self.image(.gray, size: CGSize(width: 390, height: 700))
        let green = Self.image(Mark.thumbnail.color, size: CGSize(width: 40, height: 40))
        phone.grid.caption = { name in
            guard name == 4 else { return nil }
            let caption = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
            caption.backgroundColor = Mark.caption.color
            return caption
        }
        phone.grid.image = { _ in grey }
        phone.grid.thumbnail = { $0 == 4 ? green : nil }
        phone.grid.list.reloadData()
        phone.device.advanceFrames()
    }

    /// Puts all marks on a pager.
    static func mark(_ pager: PhotoPagerViewController) {
        pager.showsThumbnails = true
        pager.closeButton.configuration?.baseBackgroundColor = Mark.closeButton.color
        pager.closeButton.configuration?.baseForegroundColor = Mark.closeButton.color
        let button = UIView()
        button.backgroundColor = Mark.button.color
        button.translatesAutoresizingMaskIntoConstraints = false
        pager.overlayView.addSubview(button)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 80),
            button.heightAnchor.constraint(equalToConstant: 40),
            button.centerXAnchor.constraint(equalTo: pager.overlayView.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: pager.overlayView.safeAreaLayoutGuide.bottomAnchor, constant: -80),
        ])
    }

    private static func image(_ color: UIColor, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    // MARK: What is seen

    /// The places of the visible marks on the screen, in points, without the parts that the tab bar covers.
    var places: [Mark: CGRect] {
        let picture = phone.device.screenshot()
        var result: [Mark: CGRect] = [:]
        for mark in Mark.allCases { result[mark] = Self.place(of: mark, in: picture, from: phone.pager?.closeButton.frame.midX) }
        return result
    }

    private static func place(of mark: Mark, in picture: Picture, from closeX: CGFloat?) -> CGRect? {
        let column = mark == .closeButton ? Int(closeX ?? 0) : picture.width / 2
        guard let rows = extent((0..<picture.height).map { mark.amount(at: picture[column, $0]) }) else { return nil }
        // The row avoids the middle of a mark, which the tab bar may cover. The button is round, so its row is the middle.
        let row = mark == .closeButton ? (rows.lowerBound + rows.upperBound) / 2 : min(rows.lowerBound + 3, rows.upperBound)
        guard let columns = extent((0..<picture.width).map { mark.amount(at: picture[$0, row]) }) else { return nil }
        return CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Returns the range from the first to the last amount that is at least half of the largest.
    private static func extent(_ amounts: [Int]) -> ClosedRange<Int>? {
        guard let most = amounts.max(), most >= 32, let first = amounts.firstIndex(where: { $0 * 2 >= most }),
            let last = amounts.lastIndex(where: { $0 * 2 >= most })
        else { return nil }
        return first...last
    }

    /// Returns the marks that aren't in their places, with a tolerance of a point, in words.
    ///
    /// - Parameter areDragged: Whether a finger drags the photo, or has dragged it. The marks may then be hidden.
    func faults(against rest: [Mark: CGRect], areDragged: Bool = false) -> [String] {
        // Fainter marks aren't checked.
        guard let alpha = phone.pager?.viewIfLoaded?.seenOpacity, alpha > 0.3 else { return [] }
        let layer = phone.tabs.tabBar.layer.presentation() ?? phone.tabs.tabBar.layer
        let hasBar = phone.tabs.tabBar.window != nil && layer.opacity > 0 && phone.tabs.presentedViewController == nil
        let edge = hasBar ? phone.tabs.tabBar.superview?.convert(layer.frame, to: nil).minY ?? .infinity : .infinity
        let places = places
        return rest.compactMap { mark, rest in
            guard rest.minY + 5 < edge else { return nil }
            guard let place = places[mark] else { return areDragged ? nil : "\(mark) is not seen at alpha \(alpha)" }
            // After a pinch, the photo and its overlying views are above the bar.
            let bottom = min(abs(place.maxY - rest.maxY), abs(place.maxY - edge))
            let distance = max(abs(place.minX - rest.minX), abs(place.maxX - rest.maxX), abs(place.minY - rest.minY), bottom)
            return distance <= 1.01 ? nil : "\(mark) is at \(place), and not at \(rest), above \(edge)"
        }
    }
}
