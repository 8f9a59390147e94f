import UIKit

/// The options that determine how pinch-to-zoom looks and feels.
///
/// Every field has a default that suits a feed. Set the fields that you want different:
///
/// ```swift
/// cell.enablePinchZoom { configuration in
///     configuration.maximumScale = 3
///     configuration.allowsRotation = true
///     configuration.haptics = [.lift, .limit]
/// }
/// ```
///
/// An interaction checks the configuration that you pass to it. If a field's value can't be used, the field has its default value instead,
/// and the system's log names the field, once. To refuse such values yourself, because they come from a server for example, call
/// ``validate()``.
public struct PinchZoomConfiguration: Sendable {
    // MARK: Backdrop

    /// The color of the backdrop behind the photo. The default is black.
    ///
    /// The backdrop has this color at the alpha that ``backdropCurve`` gives for the photo's scale.
    public var backdropColor: UIColor

    /// The curve that determines how opaque the backdrop is at a scale. The default is ``BackdropCurve/default``.
    ///
    /// If one value of a curve can't be used, the default curve is used.
    public var backdropCurve: BackdropCurve

    // MARK: What flies

    /// Constants that specify what flies while the view's place is empty.
    public enum LiftedContent: Sendable, CaseIterable {
        /// The content that suits the view best.
        ///
        /// This is a copy of an image view, which shows the same image; the view itself, where it may leave its place for a while; and a
        /// picture of anything else.
        case automatic
        /// The view itself, even if it's an image view.
        ///
        /// A copy or a picture flies all the same if the view can't leave its place without harm, because constraints or a view controller
        /// hold it there.
        case live
        /// A picture of the view, as it was when it lifted.
        case picture
    }

    /// A constant that specifies what flies for the view. The default is ``LiftedContent/automatic``.
    ///
    /// <doc:WrappingCells> lists what flies for which view.
    public var liftedContent: LiftedContent

    /// Constants that specify what a lifted photo shows if its place crops it.
    ///
    /// They apply to an image view whose content mode is `scaleAspectFill`.
    public enum Crop: Sendable, Equatable {
        /// The crop stays: the photo shows what its place shows.
        case stays
        /// The crop opens while the photo grows, and closes on its way back.
        ///
        /// At scale 1 the photo shows what its place shows; from the scale `by` on, the whole picture.
        ///
        /// - Parameter by: The scale from which the whole picture shows: above 1, up to 1000. The default is 1.5.
        case opens(by: CGFloat = 1.5)
    }

    /// A constant that specifies what a lifted photo shows if its place crops it. The default is ``Crop/stays``.
    ///
    /// A crop that opens shows more of the picture and moves nothing of it: what the fingers hold stays where it is. Corners stay as round
    /// as in the place, except for those that would cut off more than a tenth of the whole picture's shorter side.
    ///
    /// If the scale of a crop that opens can't be used, the crop opens by 1.5.
    public var crop: Crop

    // MARK: Limits

    /// The scale below which the photo resists the fingers like a rubber band. The default is 1, the photo's size in its place.
    ///
    /// The range is 0.01 to 100.
    public var minimumScale: CGFloat

    /// The scale above which the photo resists the fingers like a rubber band. The default is 4.
    ///
    /// The range is ``minimumScale`` to 1000. If a value is out of this range, 4 is used, or ``minimumScale`` if that's greater.
    public var maximumScale: CGFloat

    /// The farthest that the photo can go past a scale limit, as a fraction of the limit. The default is 0.3.
    ///
    /// With a ``maximumScale`` of 4, for example, no pinch makes the photo larger than 4 · 1.3. The range is 0 to 10; 0 stops the photo
    /// hard at its limits.
    public var rubberBandReach: CGFloat

    /// A Boolean value that determines whether the photo rotates with the fingers. The default is `false`.
    public var allowsRotation: Bool

    // MARK: Release

    /// The damping ratio of the spring that returns the photo to its place. The default is 0.82.
    ///
    /// The photo overshoots its place with a ratio below 1, and doesn't from 1 on. The range is 0.1 to 10.
    public var springDampingRatio: Double

    /// The response of the spring that returns the photo to its place, in seconds. The default is 0.36.
    ///
    /// The response is the period that the spring would have without damping. The range is 0.01 to 10 seconds.
    public var springResponse: TimeInterval

    /// Constants that specify how many fingers keep a photo up.
    public enum Hold: Sendable, CaseIterable {
        /// Two fingers: the photo returns to its place as soon as one of them lifts.
        case twoFingers
        /// One finger: the photo follows the finger that is left, and two fingers again when another joins it.
        case oneFinger
    }

    /// The number of fingers that keep the photo up, once two have lifted it. The default is ``Hold/oneFinger``.
    public var hold: Hold

    /// The scale from which a photo that is let go opens a screen of its own, or `nil` if it always returns to its place. The default is
    /// `nil`.
    ///
    /// When the fingers let go of the photo at or above this scale, the delegate's
    /// ``PinchZoomInteractionDelegate/pinchZoomInteractionOpen(_:)`` is called to open the screen. The range is 1 to 1000, and the scale
    /// must be one that a pinch reaches: below ``maximumScale`` · (1 + ``rubberBandReach``), where the rubber band ends. If a value can't
    /// be used, `nil` is used.
    public var openingScale: CGFloat?

    // MARK: Around it

    /// The moments at which haptic feedback can play.
    public struct Haptics: OptionSet, Sendable {
        /// The raw value of the set.
        public let rawValue: Int

        /// Creates a set of moments with a raw value.
        ///
        /// - Parameter rawValue: The raw value of the set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The moment at which the photo lifts out of its place.
        public static let lift = Haptics(rawValue: 1 << 0)
        /// The moment at which the fingers take the photo past its maximum scale.
        public static let limit = Haptics(rawValue: 1 << 1)
        /// The moment at which the photo lands in its place.
        public static let landing = Haptics(rawValue: 1 << 2)
    }

    /// The moments at which haptic feedback plays. The default is ``Haptics/limit``; an empty set plays none.
    public var haptics: Haptics

    /// A Boolean value that determines whether the scroll views around the photo are locked while it's up. The default is `true`.
    ///
    /// Every scroll view around the photo has its pan gesture recognizer disabled while the photo is up, and scrolls as before when the
    /// zoom has ended; `isScrollEnabled` isn't changed. Set this property to `false` to leave scrolling to your delegate.
    public var locksScrolling: Bool

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
        /// The language is one that your app is localized in or, if its information property list sets `CFBundleAllowMixedLocalizations`,
        /// any that the user prefers. Where there is no translation the phrases are English.
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

    /// The words that VoiceOver speaks. The default is the words of ``Phrases/init()``.
    public var phrases: Phrases

    /// The scale to which VoiceOver's zoom action and ``PinchZoomInteraction/zoomIn(at:)`` take the photo. The default is 2.
    ///
    /// The range is 0.01 to 1000. The scale is kept between ``minimumScale`` and ``maximumScale``.
    public var accessibilityZoomScale: CGFloat

    /// Creates a configuration.
    ///
    /// Each field that you leave out has its default value:
    ///
    /// ```swift
    /// let configuration = PinchZoomConfiguration(maximumScale: 3, allowsRotation: true)
    /// ```
    ///
    /// - Parameters:
    ///   - backdropColor: The color of the backdrop behind the photo.
    ///   - backdropCurve: The curve that determines how opaque the backdrop is at a scale.
    ///   - liftedContent: A constant that specifies what flies for the view.
    ///   - crop: A constant that specifies what a lifted photo shows if its place crops it.
    ///   - minimumScale: The scale below which the photo resists the fingers.
    ///   - maximumScale: The scale above which the photo resists the fingers.
    ///   - rubberBandReach: The farthest that the photo can go past a scale limit, as a fraction of the limit.
    ///   - allowsRotation: A Boolean value that determines whether the photo rotates with the fingers.
    ///   - springDampingRatio: The damping ratio of the spring that returns the photo to its place.
    ///   - springResponse: The response of the spring that returns the photo to its place, in seconds.
    ///   - hold: The number of fingers that keep the photo up.
    ///   - openingScale: The scale from which a photo that is let go opens a screen of its own, or `nil` for none.
    ///   - haptics: The moments at which haptic feedback plays.
    ///   - locksScrolling: A Boolean value that determines whether the scroll views around the photo are locked while it's up.
    ///   - phrases: The words that VoiceOver speaks.
    ///   - accessibilityZoomScale: The scale to which VoiceOver's zoom action takes the photo.
    public init(
        backdropColor: UIColor = .black,
        backdropCurve: BackdropCurve = .default,
        liftedContent: LiftedContent = .automatic,
        crop: Crop = .stays,
        minimumScale: CGFloat = 1,
        maximumScale: CGFloat = 4,
        rubberBandReach: CGFloat = 0.3,
        allowsRotation: Bool = false,
        springDampingRatio: Double = 0.82,
        springResponse: TimeInterval = 0.36,
        hold: Hold = .oneFinger,
        openingScale: CGFloat? = nil,
        haptics: Haptics = .limit,
        locksScrolling: Bool = true,
        phrases: Phrases = Phrases(),
        accessibilityZoomScale: CGFloat = 2
    ) {
        self.backdropColor = backdropColor
        self.backdropCurve = backdropCurve
        self.liftedContent = liftedContent
        self.crop = crop
        self.minimumScale = minimumScale
        self.maximumScale = maximumScale
        self.rubberBandReach = rubberBandReach
        self.allowsRotation = allowsRotation
        self.springDampingRatio = springDampingRatio
        self.springResponse = springResponse
        self.hold = hold
        self.openingScale = openingScale
        self.haptics = haptics
        self.locksScrolling = locksScrolling
        self.phrases = phrases
        self.accessibilityZoomScale = accessibilityZoomScale
    }
}

extension PinchZoomConfiguration {
    var rubberBand: RubberBand { RubberBand(limits: minimumScale...maximumScale, reach: rubberBandReach) }

    var cropCurve: CropCurve? {
        if case .opens(let scale) = crop { CropCurve(wholePictureScale: scale) } else { nil }
    }

    var spring: Spring { Spring(dampingRatio: springDampingRatio, response: springResponse) }
}

/// The crop of a photo as a function of its scale: the crop of the place up to scale 1, and the whole picture from a larger scale on.
struct CropCurve: Equatable, Sendable {
    /// The smallest scale at which the whole picture is visible, above 1.
    let wholePictureScale: CGFloat

    /// Returns the uncropped fraction at a scale: 0 for the crop of the place, 1 for the whole picture. The curve is flat at both ends.
    /// Otherwise the crop would begin and end to move with a jerk.
    func fraction(at scale: CGFloat) -> CGFloat { ((scale - 1) / (wholePictureScale - 1)).smoothstep }
}
