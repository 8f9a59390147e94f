#if os(Linux)
    import HeadlessDevice
    import UIKit

    extension Picture {
        /// The picture at half of its width and height: each pixel is the mean of four. An odd last row or column is left out.
        var halved: Picture {
            let (columns, rows) = (width / 2, height / 2)
            var result = [UInt8](repeating: 0, count: columns * rows * 4)
            pixels.withUnsafeBufferPointer { source in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let upper = (2 * row * width + 2 * column) * 4
                        let lower = upper + width * 4
                        for channel in 0..<4 {
                            let sum = Int(source[upper + channel]) + Int(source[upper + 4 + channel])
                            result[(row * columns + column) * 4 + channel] = UInt8(
                                (sum + Int(source[lower + channel]) + Int(source[lower + 4 + channel]) + 2) / 4
                            )
                        }
                    }
                }
            }
            return Picture(width: columns, height: rows, scale: max(scale / 2, 0.5), pixels: result)
        }
    }
#endif
