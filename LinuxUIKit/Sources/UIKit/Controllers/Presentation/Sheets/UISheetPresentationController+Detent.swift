extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// A detent's name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// A detent's name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The system's detent of about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The system's detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The detent's name. The name is random, unless the app gives one.
        @available(iOS 16.0, *)
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// A detent at about half the height of the screen, inactive if the height is compact. Here, the value is half of the largest
        /// value: chosen, since Apple publishes no number.
        public class func medium() -> Detent {
            Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded() }
        }

        /// A detent at the full height.
        public class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A detent at a height of the app's own, within the sheet's safe area and in points. The resolver returns `nil` while the detent
        /// is inactive.
        @available(iOS 16.0, *)
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height within the sheet's safe area, in points, or `nil` while the detent is inactive.
        @available(iOS 16.0, *)
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}
