import UIKit

/// A file that is being written.
final class OutputFile {
    /// The file's final path, for error messages.
    let path: String
    private var descriptor: Int32

    /// Creates a file, or empties an existing file.
    ///
    /// - Parameters:
    ///   - path: The path at which the file is written.
    ///   - finalPath: The path to which the file is moved later, for error messages.
    /// - Throws: `OutputError` if the file can't be opened.
    init(path: String, movingTo finalPath: String) throws(OutputError) {
        self.path = finalPath
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(path: self.path, code: errno) }
    }

    deinit {
        if descriptor >= 0 { _ = Foundation.close(descriptor) }
    }

    /// Writes all data, although the system may take less in one call, or a signal may interrupt a call.
    func write(_ data: Data) throws(OutputError) {
        // A closure can't throw a typed error here, so it returns the error's code.
        let code: Int32? = data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var done = 0
            while done < bytes.count {
                let count = Foundation.write(descriptor, start + done, bytes.count - done)
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

    /// Closes the file. A full disk may cause an error only now.
    func close() throws(OutputError) {
        let closing = descriptor
        descriptor = -1
        // Devices and pipes can't be synchronized: their error is EINVAL.
        let isSynchronized = fsync(closing) == 0 || errno == EINVAL
        let code = errno
        guard Foundation.close(closing) == 0 else { throw OutputError(path: path, code: errno) }
        guard isSynchronized else { throw OutputError(path: path, code: code) }
    }
}
