#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The options that determine how pinch-to-zoom looks and feels.
///
/// Every field has a default that suits a feed. Set the fields that you want to change:
///
/// ```swift
/// cell.enablePinchZoom { configuration in
///     configuration.maximumScale = 3
///     configuration.allowsRotation = true
///     configuration.playsHapticAtLimit = false
/// }
/// ```
///
/// An interaction checks the configuration that you pass to it. If a field's value can't be used, the nearest usable value is used instead,
/// and the system's log names the field once. To refuse unusable values yourself, for example values from a server, call ``validate()``.
public struct PinchZoomConfiguration: Sendable {
    // MARK: Backdrop

    /// The color of the backdrop behind the photo. The default is black.
    ///
    /// The backdrop has this color, with the alpha that ``backdropCurve`` returns for the photo's scale. While the photo returns to its
    /// place, the alpha falls to 0.
    public var backdropColor: UIColor

    /// The curve that determines how opaque the backdrop is at a scale. The default is ``BackdropCurve/default``.
    public var backdropCurve: BackdropCurve

    // MARK: Content and crop

    /// Constants that specify which part of a cropped photo is visible while the photo is lifted.
    ///
    /// These constants apply to an image view whose content mode is `scaleAspectFill`.
    public enum Crop: Sendable, Equatable {
        /// The crop stays: the photo shows the part of the picture that is visible in its place.
        case stays
        /// The crop opens while the photo grows, and closes while the photo shrinks.
        ///
        /// At scale 1, the photo shows the part of the picture that is visible in its place. From the scale `by` on, the whole picture is
        /// visible.
        ///
        /// - Parameter by: The scale from which the whole picture is visible, from 1.01 to 1000. The default is 1.5.
        case opens(by: CGFloat = 1.5)
    }

    /// A constant that specifies which part of a cropped photo is visible while the photo is lifted. The default is ``Crop/stays``.
    ///
    /// While a crop opens, more of the picture becomes visible, but the picture doesn't move under the fingers. If the corners are round,
    /// the radius stays the same. If the radius is more than a tenth of the whole picture's shorter side, the radius shrinks to this limit.
    public var crop: Crop

    /// Constants that specify the dynamic range of a lifted photo.
    public enum DynamicRange: Sendable, CaseIterable {
        /// The dynamic range that the photo has in its place.
        case inherited
        /// The high dynamic range, from iOS 17 on, until the photo returns to its place.
        case high
    }

    /// A constant that specifies the dynamic range of a lifted photo. The default is ``DynamicRange/inherited``.
    ///
    /// In a feed, HDR photos often have the standard range, so that they don't outshine the content around them. With
    /// ``DynamicRange/high``, such a photo shows its whole range while it's lifted.
    ///
    /// This field applies to copies of image views. <doc:WrappingCells> lists the content that flies for each kind of view.
    public var dynamicRange: DynamicRange

    // MARK: Limits

    /// The scale below which the photo resists the fingers like a rubber band. The default is 1, the photo's size in its place.
    ///
    /// The range is 0.01 to 100. A scale above 1 counts as 1, because the photo lifts at this scale.
    public var minimumScale: CGFloat

    /// The scale above which the photo resists the fingers like a rubber band. The default is 4.
    ///
    /// The range is ``minimumScale`` to 1000. A scale below 1 counts as 1, because the photo lifts at this scale.
    public var maximumScale: CGFloat

    /// The amount by which the photo's scale can go past a scale limit, as a fraction of the limit. The default is 0.3.
    ///
    /// With a ``maximumScale`` of 4, for example, no pinch makes the photo larger than 4 · 1.3. The range is 0 to 10; 0 stops the photo
    /// hard at its limits.
    public var rubberBandReach: CGFloat

    /// A Boolean value that determines whether the photo rotates with the fingers. The default is `false`.
    public var allowsRotation: Bool

    // MARK: Release

    /// Constants that specify whether a released photo returns to its place or stays up.
    public enum Release: Sendable, Equatable {
        /// The photo returns to its place.
        case returns
        /// The photo stays where it is if its scale is large enough, and returns to its place otherwise.
        ///
        /// While the photo stays up, one finger moves it, and two fingers pinch it again. A tap, a pinch below the scale `above`, the Escape
        /// key and the close button return the photo to its place, and so does a list that scrolls below.
        ///
        /// - Parameter above: The smallest scale at which the photo stays: from 1 up to ``PinchZoomConfiguration/maximumScale``. The default
        ///   is 1.3.
        case stays(above: CGFloat = 1.3)
    }

    /// A constant that specifies whether a released photo returns to its place or stays up. The default is ``Release/returns``.
    public var release: Release

    /// The damping ratio of the spring that returns the photo to its place. The default is 0.82.
    ///
    /// With a ratio below 1, the photo overshoots its place. With a ratio of 1 or more, the photo doesn't overshoot. The range is 0.1 to
    /// 10.
    public var springDampingRatio: Double

    /// The response of the spring that returns the photo to its place, in seconds. The default is 0.36.
    ///
    /// The response is the period that the spring would have without damping. The range is 0.01 to 10 seconds.
    public var springResponse: TimeInterval

    /// The scale at or above which a released photo opens its own screen, or `nil` if the photo always returns to its place. The default is
    /// `nil`.
    ///
    /// When the fingers release the photo at or above this scale, the interaction calls the delegate's
    /// ``PinchZoomInteractionDelegate/pinchZoomInteractionOpen(_:)`` to open the screen.
    ///
    /// The range is 1 to ``maximumScale``.
    public var openingScale: CGFloat?

    // MARK: Feedback, scrolling and VoiceOver

    /// A Boolean value that determines whether haptic feedback plays when the fingers move the photo past its maximum scale. The default is
    /// `true`.
    public var playsHapticAtLimit: Bool

    /// A Boolean value that determines whether the scroll views around the photo are locked during a zoom. The default is `true`.
    ///
    /// While the photo is up, the pan gesture recognizer of every scroll view around the photo is disabled. From the release on, each scroll
    /// view scrolls as before. `isScrollEnabled` isn't changed. To control the scrolling in your delegate instead, set this property to
    /// `false`.
    public var locksScrolling: Bool

    /// The words that VoiceOver speaks.
    public struct Phrases: Sendable, Equatable {
        /// The name of the action that zooms in.
        public var zoomIn: String
        /// The name of the action, and of the close button, that returns the photo to its place.
        public var zoomOut: String

        /// Creates the phrases in the app's language.
        ///
        /// The language is one of your app's localizations. If the app's information property list sets `CFBundleAllowMixedLocalizations`,
        /// the language can be any that the user prefers. If there is no translation, the phrases are English.
        public init() {
            self = Phrases.localized
        }

        private static let localized = Phrases(in: .current)

        init(in table: PhraseTable) {
            zoomIn = table("Zoom in")
            zoomOut = table("Zoom out")
        }
    }

    /// The words that VoiceOver speaks. The default is the phrases that ``Phrases/init()`` creates.
    public var phrases: Phrases

    /// The scale to which VoiceOver's zoom action and ``PinchZoomInteraction/zoomIn(at:)`` take the photo. The default is 2.
    ///
    /// The range is 0.01 to 1000. The scale is also limited to the range from ``minimumScale`` to ``maximumScale``.
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
    ///   - crop: A constant that specifies which part of a cropped photo is visible while the photo is lifted.
    ///   - dynamicRange: A constant that specifies the dynamic range of a lifted photo.
    ///   - minimumScale: The scale below which the photo resists the fingers.
    ///   - maximumScale: The scale above which the photo resists the fingers.
    ///   - rubberBandReach: The amount by which the photo's scale can go past a scale limit, as a fraction of the limit.
    ///   - allowsRotation: A Boolean value that determines whether the photo rotates with the fingers.
    ///   - springDampingRatio: The damping ratio of the spring that returns the photo to its place.
    ///   - springResponse: The response of the spring that returns the photo to its place, in seconds.
    ///   - release: A constant that specifies whether a released photo returns to its place or stays up.
    ///   - openingScale: The scale at or above which a released photo opens its own screen, or `nil` for none.
    ///   - playsHapticAtLimit: A Boolean value that determines whether haptic feedback plays at the maximum scale.
    ///   - locksScrolling: A Boolean value that determines whether the scroll views around the photo are locked during a zoom.
    ///   - phrases: The words that VoiceOver speaks.
    ///   - accessibilityZoomScale: The scale to which VoiceOver's zoom action takes the photo.
    public init(
        backdropColor: UIColor = .black,
        backdropCurve: BackdropCurve = .default,
        crop: Crop = .stays,
        dynamicRange: DynamicRange = .inherited,
        minimumScale: CGFloat = 1,
        maximumScale: CGFloat = 4,
        rubberBandReach: CGFloat = 0.3,
        allowsRotation: Bool = false,
        springDampingRatio: Double = 0.82,
        springResponse: TimeInterval = 0.36,
        release: Release = .returns,
        openingScale: CGFloat? = nil,
        playsHapticAtLimit: Bool = true,
        locksScrolling: Bool = true,
        phrases: Phrases = Phrases(),
        accessibilityZoomScale: CGFloat = 2
    ) {
        self.backdropColor = backdropColor
        self.backdropCurve = backdropCurve
        self.crop = crop
        self.dynamicRange = dynamicRange
        self.minimumScale = minimumScale
        self.maximumScale = maximumScale
        self.rubberBandReach = rubberBandReach
        self.allowsRotation = allowsRotation
        self.springDampingRatio = springDampingRatio
        self.springResponse = springResponse
        self.release = release
        self.openingScale = openingScale
        self.playsHapticAtLimit = playsHapticAtLimit
        self.locksScrolling = locksScrolling
        self.phrases = phrases
        self.accessibilityZoomScale = accessibilityZoomScale
    }
}

extension PinchZoomConfiguration {
    /// The rubber band. The scale 1, at which the photo lifts, is always inside its limits. Otherwise, the photo would hardly follow the
    /// fingers at the lift.
    var rubberBand: RubberBand { RubberBand(limits: min(minimumScale, 1)...max(maximumScale, 1), reach: rubberBandReach) }

    var cropCurve: CropCurve? {
        if case .opens(let scale) = crop { CropCurve(wholePictureScale: scale) } else { nil }
    }

    /// The smallest scale at which a released photo stays up, or `nil` if every released photo returns.
    var stayingScale: CGFloat? {
        if case .stays(let scale) = release { scale } else { nil }
    }

    var spring: Spring { Spring(dampingRatio: springDampingRatio, response: springResponse) }
}

/// The crop of a photo as a function of its scale: the crop of the place up to scale 1, and the whole picture from a larger scale on.
struct CropCurve: Equatable, Sendable {
    /// The smallest scale at which the whole picture is visible, above 1.
    let wholePictureScale: CGFloat

    /// Returns the uncropped fraction at a scale: 0 for the crop of the place, 1 for the whole picture. The curve is flat at both ends.
    /// Without the flat ends, the crop would start and stop with a jerk.
    func fraction(at scale: CGFloat) -> CGFloat { ((scale - 1) / (wholePictureScale - 1)).smoothstep }
}
#endif
