import Foundation

/// GIF files whose frames have one color each.
public enum AnimatedGIF {
    /// A frame of a file.
    public struct Frame: Sendable {
        let color: [UInt8]
        let hundredths: Int

        /// Creates a frame with a color, and a delay in hundredths of a second.
        public init(red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0, hundredths: Int) {
            color = [red, green, blue]
            self.hundredths = hundredths
        }
    }

    /// A red, a green and a blue frame, which are shown for 0.1, 0.2 and 0.3 seconds.
    public static let colors = [
        Frame(red: 255, hundredths: 10), Frame(green: 255, hundredths: 20), Frame(blue: 255, hundredths: 30),
    ]

    /// Returns a file.
    ///
    /// - Parameter isEndless: Whether the file requests an animation without end. Otherwise the file has no such entry.
    public static func data(width: Int, height: Int, frames: [Frame] = colors, isEndless: Bool = true) -> Data {
        var data = Data("GIF89a".utf8)
        data += word(width) + word(height) + [0, 0, 0]
        if isEndless { data += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }
        let pixels = blocks(run(of: width * height))
        for frame in frames {
            data += [0x21, 0xF9, 4, 4] + word(frame.hundredths) + [0, 0]
            data += [0x2C, 0, 0, 0, 0] + word(width) + word(height) + [0x81]
            data += frame.color + [UInt8](repeating: 0, count: 9)
            data += [2] + pixels + [0]
        }
        return data + [0x3B]
    }

    private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

    private static func blocks(_ bytes: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bytes.count, by: 255).flatMap { start in
            let block = bytes[start..<min(start + 255, bytes.count)]
            return [UInt8(block.count)] + block
        }
    }

    /// Returns pixels of the first color, compressed. Each new code stands for one pixel more than the code before.
    private static func run(of count: Int) -> [UInt8] {
        let (clear, end, first) = (4, 5, 6)
        var (bytes, bits, bitCount, width, next): ([UInt8], Int, Int, Int, Int) = ([], 0, 0, 3, first)
        func emit(_ code: Int) {
            bits |= code << bitCount
            bitCount += width
            while bitCount >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                bits >>= 8
                bitCount -= 8
            }
        }
        emit(clear)
        var rest = count
        var isFirst = true
        while rest > 0 {
            let longest = isFirst ? 1 : next - first + 2
            let length = min(longest, rest)
            emit(length == 1 ? 0 : first + length - 2)
            rest -= length
            // A reader makes no code from the first pixel.
            if !isFirst, next < 4096 { next += 1 }
            if next == 1 << width, width < 12 { width += 1 }
            isFirst = false
            guard next == 4096 else { continue }
            emit(clear)
            (width, next, isFirst) = (3, first, true)
        }
        emit(end)
        if bitCount > 0 { bytes.append(UInt8(bits & 0xFF)) }
        return bytes
    }
}
