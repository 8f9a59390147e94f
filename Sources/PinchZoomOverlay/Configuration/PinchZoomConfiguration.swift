import UIKit

/// How pinch-to-zoom looks and feels. Every field has a default that suits a feed.
///
/// A configuration is checked where it is handed over (``PinchZoomInteraction/setConfiguration(_:)``, ``PinchZoomable/enablePinchZoom(_:)``):
/// one that makes no sense is refused there with a ``PinchZoomConfigurationError``, and the former one stays.
public struct PinchZoomConfiguration: Sendable {
    // MARK: Backdrop

    /// The colour behind the photo, at the alpha that ``backdropCurve`` gives. Black unless set.
    public var backdropColor: UIColor = .black

    /// How opaque the backdrop is at a scale. ``BackdropCurve/default`` unless set.
    public var backdropCurve: BackdropCurve = .default

    // MARK: What flies

    /// What flies for a view.
    public enum LiftedContent: Sendable, CaseIterable {
        /// What suits the view: a twin of an image view, the view itself where it may leave its place for a while, a picture of anything else.
        case automatic
        /// The view itself, also for an image view; a twin or a picture where the view cannot leave its place without harm, since constraints
        /// or a controller hold it there.
        case live
        /// A picture of the view as it was when it lifted.
        case picture
    }

    /// What flies for the view. ``LiftedContent/automatic`` unless set.
    public var liftedContent: LiftedContent = .automatic

    /// What becomes of the crop of an image view that its image fills (`scaleAspectFill`), so that its place does not show all of it.
    public enum Crop: Sendable, Equatable {
        /// It stays: the photo shows what its place shows.
        case stays
        /// It opens while the photo grows: from scale 1, where the photo shows what its place shows, to a scale above 1, up to 1000, from which
        /// it shows the whole picture. It closes again on the way back. 1.5 unless given.
        case opens(by: CGFloat = 1.5)
    }

    /// What becomes of the crop of a photo. ``Crop/stays`` unless set.
    ///
    /// What the fingers hold stays where it is: a crop that opens shows more of the picture, and moves nothing of it. Corners stay as round as
    /// in the place, but for those that would cut off more of the picture than a tenth of its shorter side.
    public var crop: Crop = .stays

    // MARK: Limits

    /// The scale below which the rubber band takes over; 1, the size in the feed, unless set. 0.01 to 100.
    public var minimumScale: CGFloat = 1

    /// The scale above which the rubber band takes over; 4 unless set. From ``minimumScale`` to 1000.
    public var maximumScale: CGFloat = 4

    /// How far the rubber band gives past a limit at most, as a fraction of the limit; 0 to 10; 0.3 unless set, 0 is a hard stop.
    ///
    /// With a maximum of 4 no pinch makes the photo larger than 4 · 1.3.
    public var rubberBandReach: CGFloat = 0.3

    /// Whether the photo turns with the fingers. Off unless set.
    public var allowsRotation = false

    // MARK: Release

    /// ζ of the spring that takes the photo back: 1 does not overshoot, less does. 0.1 to 10; 0.82 unless set.
    public var springDampingRatio: Double = 0.82

    /// The response of that spring: the period it would have without damping. 0.01 to 10 seconds; 0.36 unless set.
    public var springResponse: TimeInterval = 0.36

    /// How many fingers keep the photo up.
    public enum Hold: Sendable, CaseIterable {
        /// The photo goes back as soon as one of the two fingers lifts.
        case twoFingers
        /// It follows the finger that is left, and two again when another joins it.
        case oneFinger
    }

    /// How many fingers keep the photo up once two have lifted it. ``Hold/oneFinger`` unless set.
    public var hold: Hold = .oneFinger

    /// The scale above which letting go asks the delegate to open the photo's own screen, instead of going back; from 1 to 1000, and one that a
    /// pinch reaches: below ``maximumScale`` · (1 + ``rubberBandReach``), where the rubber band ends. Nil, never, unless set.
    public var openingScale: CGFloat?

    // MARK: Around it

    /// Moments that can be felt.
    public struct Haptics: OptionSet, Sendable {
        /// The moments as bits.
        public let rawValue: Int

        /// Moments from bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The photo lifts out of its place.
        public static let lift = Haptics(rawValue: 1 << 0)
        /// The scale passes its maximum outwards, under the fingers.
        public static let limit = Haptics(rawValue: 1 << 1)
        /// The photo is back in its place.
        public static let landing = Haptics(rawValue: 1 << 2)
    }

    /// The moments that are felt. ``Haptics/limit`` unless set.
    public var haptics: Haptics = .limit

    /// Whether every scroll view around the photo stands still while it is up. On unless set; off leaves that to the delegate.
    public var locksScrolling = true

    /// The words that VoiceOver speaks.
    public struct Phrases: Sendable, Equatable {
        /// The name of the action that zooms in.
        public var zoomIn: String
        /// The name of the action that returns the photo to its place.
        public var zoomOut: String
        /// The announcement that the photo is zoomed in.
        public var zoomedIn: String
        /// The announcement that the photo is back in its place.
        public var zoomedOut: String

        /// Creates the phrases in the app's language.
        ///
        /// That is one of the languages your app is localized in or, if its information property list sets
        /// `CFBundleAllowMixedLocalizations`, any that the user prefers. Where there is no translation the phrases are English.
        public init() {
            self = Phrases.localized
        }

        private static let localized = Phrases(in: .current)

        init(in table: PhraseTable) {
            zoomIn = table("Zoom in")
            zoomOut = table("Zoom out")
            zoomedIn = table("Zoomed in")
            zoomedOut = table("Zoomed out")
        }
    }

    /// The words that VoiceOver speaks. The default is the app's language.
    public var phrases = Phrases()

    /// The scale that VoiceOver's zoom action goes to, and ``PinchZoomInteraction/zoomIn(at:)``; it is kept within the limits. 2 unless set.
    public var accessibilityZoomScale: CGFloat = 2

    /// The defaults.
    public init() {}
}

extension PinchZoomConfiguration {
    var rubberBand: RubberBand { RubberBand(limits: minimumScale...maximumScale, reach: rubberBandReach) }
    var cropOpening: CropOpening? {
        if case .opens(let scale) = crop { CropOpening(end: scale) } else { nil }
    }
    var spring: Spring { Spring(dampingRatio: springDampingRatio, response: springResponse) }
}
