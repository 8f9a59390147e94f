import UIKit

extension CGRect {
    /// Where a picture is that is drawn in this rectangle in a way that scales it; nil if it has no size, or is drawn otherwise.
    func place(ofPicture size: CGSize, _ mode: UIView.ContentMode) -> CGRect? {
        switch mode {
        case .scaleToFill: self
        case .scaleAspectFit: scaling(size, by: min)
        case .scaleAspectFill: scaling(size, by: max)
        default: nil
        }
    }

    private func scaling(_ picture: CGSize, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect? {
        guard picture.width > 0, picture.height > 0, picture.width.isFinite, picture.height.isFinite else { return nil }
        let scale = choose(width / picture.width, height / picture.height)
        let size = CGSize(width: picture.width * scale, height: picture.height * scale)
        return CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
