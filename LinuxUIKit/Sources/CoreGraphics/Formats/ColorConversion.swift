import CLibLCMS
import Foundation

/// Converts colours of a file's profile into sRGB, by lcms2.
///
/// Pixels of four bytes are converted in place. The fourth byte of a result is left unchanged.
final class ColorConversion: @unchecked Sendable {
    /// The four bytes of a pixel, in memory order. Pixels of inks become `bgra`.
    enum Layout {
        case rgba, bgra, inks, invertedInks
    }

    private let transform: cmsHTRANSFORM

    /// Returns nil if the data is no profile, or a profile for other kinds of colours.
    init?(profile: Data, layout: Layout) {
        guard let count = cmsUInt32Number(exactly: profile.count),
            let source = profile.withBytes({ bytes, _ in cmsOpenProfileFromMem(bytes, count) })
        else { return nil }
        defer { cmsCloseProfile(source) }
        guard let target = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(target) }
        let format: cmsUInt32Number
        switch (cmsGetColorSpace(source), layout) {
        case (cmsSigRgbData, .rgba): format = CLibLCMS_RGBA
        case (cmsSigRgbData, .bgra): format = CLibLCMS_BGRA
        case (cmsSigGrayData, .rgba), (cmsSigGrayData, .bgra): format = CLibLCMS_GRAY
        case (cmsSigCmykData, .inks): format = CLibLCMS_CMYK
        case (cmsSigCmykData, .invertedInks): format = CLibLCMS_INVERTED_CMYK
        default: return nil
        }
        // Without a cache of the last pixel, several threads can convert at the same time.
        let flags = cmsUInt32Number(cmsFLAGS_NOCACHE)
        let intent = cmsGetHeaderRenderingIntent(source)
        let result = layout == .rgba ? CLibLCMS_RGBA : CLibLCMS_BGRA
        guard let transform = cmsCreateTransform(source, format, target, result, intent, flags) else { return nil }
        self.transform = transform
    }

    deinit {
        cmsDeleteTransform(transform)
    }

    func convert(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        cmsDoTransform(transform, pixels, pixels, cmsUInt32Number(count))
    }
}

/// The colours of a file. The conversion of its profile is made when pixels are first needed, and is used for every part of the picture.
final class ProfileColors: @unchecked Sendable {
    private let lock = NSLock()
    private let read: @Sendable () -> ColorConversion?
    private var isRead = false
    private var known: ColorConversion?

    init(_ read: @escaping @Sendable () -> ColorConversion?) {
        self.read = read
    }

    /// The conversion, or `nil` if there is no usable profile.
    var conversion: ColorConversion? {
        lock.withLock {
            if !isRead {
                known = read()
                isRead = true
            }
            return known
        }
    }

    typealias Filter = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int32) -> Void

    /// Calls a closure with a C function that converts pixels, and with the function's context. Both are nil if no conversion is needed.
    func withFilter<Result>(_ body: (Filter?, UnsafeMutableRawPointer?) -> Result) -> Result {
        guard let conversion else { return body(nil, nil) }
        return withExtendedLifetime(conversion) {
            body(
                { context, pixels, count in
                    guard let context, let pixels else { return }
                    Unmanaged<ColorConversion>.fromOpaque(context).takeUnretainedValue().convert(pixels, count: Int(count))
                },
                Unmanaged.passUnretained(conversion).toOpaque()
            )
        }
    }
}
