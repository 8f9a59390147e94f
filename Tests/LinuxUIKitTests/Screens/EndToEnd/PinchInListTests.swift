import HeadlessDevice
import Testing
import UIKit

/// All of it together: a pinch on an image view in a cell of a list that scrolls.
/// From https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer and …/uigesturerecognizer.
@MainActor @Suite("A pinch on a photo in a list", .timeLimit(.minutes(20))) struct PinchInListTests {
    @Test(
        "It reaches the recognizer with its states, scale, centroid and velocity, whether the list rests or scrolls",
        arguments: [false, true]
    )
    func reachesRecognizer(listScrolls: Bool) throws {
        try HeadlessDevice.run { device in
            let list = PhotoList()
            device.show(list.view)
            if listScrolls {
                device.swipe(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), duration: 0.15)
                device.advance(by: 0.2)
                #expect(list.view.isDecelerating)
            }
            let fingers = device.touchDown(at: [CGPoint(x: 145, y: 400), CGPoint(x: 245, y: 400)])
            #expect(!list.view.isDecelerating, "the list stops under the fingers")
            let offset = list.view.contentOffset
            // Both fingers 3 points outwards an event: the distance grows by 6 points in a sixtieth of a second.
            for step in 1...20 {
                device.advance(by: 1.0 / 60)
                let arm = 50 + 3 * CGFloat(step)
                device.move([(fingers[0], CGPoint(x: 195 - arm, y: 400)), (fingers[1], CGPoint(x: 195 + arm, y: 400))])
            }
            let record = list.record
            #expect(record.map(\.state) == [.began] + Array(repeating: .changed, count: record.count - 1) && record.count > 15)
            #expect(record[0].scale == 1, "1 at recognition")
            #expect(record.allSatisfy { abs($0.centroid.x - 195) < 1e-9 && abs($0.centroid.y - 400) < 1e-9 })
            // The pinch began when the distance had grown by at least 8 points: at the second event, 112 points apart.
            let last = try #require(record.last)
            #expect(abs(last.scale - 220.0 / 112) < 1e-9)
            #expect(abs(last.velocity - 6 * 60 / 112) < 0.02)

            fingers[0].lift()
            device.advance(by: 0.008)
            fingers[1].move(to: CGPoint(x: 306, y: 402))
            let one = try #require(list.record.last)
            #expect(one.state == .changed && one.touches == 1 && one.centroid == CGPoint(x: 306, y: 402), "it snaps to the finger left")
            fingers[1].lift()
            #expect(list.record.last?.state == .ended)
            #expect(list.view.contentOffset == offset, "nothing has scrolled")
            try device.advanceUntilIdle()
        }
    }

    @Test("The screen shows the photo as large as it is zoomed, clipped by nothing but the list")
    func picture() throws {
        try HeadlessDevice.run { device in
            let list = PhotoList()
            device.show(list.view)
            let before = device.screenshot()
            let fingers = device.pinch(at: CGPoint(x: 195, y: 100), spread: 100, scale: 2)
            let after = device.screenshot()
            // The photo's red frame lies at its edges: outside of the cell's middle it has moved out of it.
            let edge = CGPoint(x: 5, y: 100)
            #expect(before.color(at: edge) == Picture.Pixel(red: 255, green: 0, blue: 0))
            #expect(after.color(at: edge) == Picture.Pixel(red: 0, green: 0, blue: 255))
            // Below the cell it lies over the next one, since its cell was brought to the front.
            #expect(before.color(at: CGPoint(x: 195, y: 230)) == Picture.Pixel(red: 0, green: 0, blue: 255))
            #expect(after.color(at: CGPoint(x: 195, y: 215)) == Picture.Pixel(red: 0, green: 0, blue: 255))
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before, "and all is as it was")
        }
    }
}

/// A list of photos, 390 × 200 points each, red in a frame of 20 points and blue inside.
@MainActor private final class PhotoList: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    struct Moment {
        let state: UIGestureRecognizer.State
        let scale: CGFloat
        let velocity: CGFloat
        let centroid: CGPoint
        let touches: Int
    }

    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var record: [Moment] = []

    private let photo = UIGraphicsImageRenderer(size: CGSize(width: 390, height: 200)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 390, height: 200))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 20, y: 20, width: 350, height: 160))
    }

    override init() {
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        view.dataSource = self
        view.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard cell.contentView.subviews.isEmpty else { return cell }
        let photoView = UIImageView(image: photo)
        photoView.isUserInteractionEnabled = true
        photoView.frame = cell.contentView.bounds
        photoView.addGestureRecognizer(UIPinchGestureRecognizer { [weak self] in self?.pinch($0) })
        cell.contentView.addSubview(photoView)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 390, height: 200) }

    private func pinch(_ recognizer: UIGestureRecognizer) {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, let photoView = pinch.view else { return }
        record.append(
            Moment(
                state: pinch.state,
                scale: pinch.scale,
                velocity: pinch.velocity,
                centroid: pinch.location(in: nil),
                touches: pinch.numberOfTouches
            )
        )
        if let cell = photoView.superview?.superview { cell.superview?.bringSubviewToFront(cell) }
        let isOver = pinch.state == .ended || pinch.state == .cancelled
        photoView.transform = isOver ? .identity : CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
    }
}
