import TouchRecorder
import UIKit

/// The parts of iPhone screens that the phone's shape covers.
enum PhoneShape {
    /// The insets at the top and at the bottom in portrait, by the size of the screen, all in points.
    private static let insets: [(width: Double, height: Double, top: CGFloat, bottom: CGFloat)] = [
        // iPhone 5s, SE; 6 to 8, SE of 2020 and 2022; 6 Plus to 8 Plus.
        (320, 568, 20, 0), (375, 667, 20, 0), (414, 736, 20, 0),
        // X, XS, 11 Pro; XS Max, 11 Pro Max.
        (375, 812, 44, 34), (414, 896, 44, 34),
        // 12 to 14, 16e; 12 and 13 Pro Max, 14 Plus.
        (390, 844, 47, 34), (428, 926, 47, 34),
        // 14 Pro, 15, 16; their larger models.
        (393, 852, 59, 34), (430, 932, 59, 34),
        // 16 Pro, 17, 17 Pro; their larger models; Air.
        (402, 874, 62, 34), (440, 956, 62, 34), (420, 912, 68, 34),
    ]

    /// Returns the safe area insets of a trace's phone, or zero if the size of its screen is unknown.
    static func safeAreaInsets(of trace: TouchRecording) -> UIEdgeInsets {
        guard let known = known(trace.screen) else { return .zero }
        let top: CGFloat =
            switch trace.device?.model ?? "" {
            // 12 mini, 13 mini.
            case "iPhone13,1", "iPhone14,4": 50
            // XR, 11.
            case "iPhone11,8", "iPhone12,1": 48
            default: known.top
            }
        return UIEdgeInsets(top: top, left: 0, bottom: known.bottom, right: 0)
    }

    /// Returns whether a screen has the size of a known iPhone.
    static func isKnown(_ screen: TouchRecording.Screen) -> Bool { known(screen) != nil }

    private static func known(_ screen: TouchRecording.Screen) -> (width: Double, height: Double, top: CGFloat, bottom: CGFloat)? {
        insets.first { $0.width == screen.width && $0.height == screen.height }
    }
}
