import UIKit

/// A file that is being written.
final class OutputFile {
    /// Where it will be, for messages.
    let path: String
    /// Bytes so far.
    private(set) var length = 0
    private var descriptor: Int32

    /// Creates a file, or empties the one that is there.
    ///
    /// - Parameter reportedPath: what errors name instead of the path, if the file gets another place later.
    /// - Throws: `OutputError` if that is impossible.
    init(path: String, reportedAs reportedPath: String? = nil) throws(OutputError) {
        self.path = reportedPath ?? path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(path: self.path, code: errno) }
    }

    deinit {
        if descriptor >= 0 { _ = Foundation.close(descriptor) }
    }

    /// Appends data.
    func write(_ data: Data) throws(OutputError) {
        try put(data) { bytes, count, done in Foundation.write(descriptor, bytes, count) }
        length += data.count
    }

    /// Replaces bytes that were written before.
    func overwrite(_ data: Data, at offset: Int) throws(OutputError) {
        try put(data) { bytes, count, done in pwrite(descriptor, bytes, count, offset + done) }
    }

    /// Closes the file. A disk may say only now that it is full.
    func close() throws(OutputError) {
        let closing = descriptor
        descriptor = -1
        // Devices and pipes cannot be synchronized: EINVAL.
        let isSynchronized = fsync(closing) == 0 || errno == EINVAL
        let code = errno
        guard Foundation.close(closing) == 0 else { throw OutputError(path: path, code: errno) }
        guard isSynchronized else { throw OutputError(path: path, code: code) }
    }

    /// A failure to write this file.
    func error(_ reason: String) -> OutputError {
        OutputError(path: path, reason: reason)
    }

    /// The system may take less than all at once, and a signal may come between.
    private func put(_ data: Data, by call: (UnsafeRawPointer, Int, _ done: Int) -> Int) throws(OutputError) {
        // What is thrown in there would have no type out here.
        let code: Int32? = data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var done = 0
            while done < bytes.count {
                let count = call(start + done, bytes.count - done, done)
                if count > 0 {
                    done += count
                } else if count == 0 || errno != EINTR {
                    return count == 0 ? EIO : errno
                }
            }
            return nil
        }
        if let code { throw OutputError(path: path, code: code) }
    }
}
