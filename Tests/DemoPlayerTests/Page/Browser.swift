import Foundation
import TestSupport
import UIKit

/// Debian's Chromium without a window.
enum Browser {
    /// Whether this machine has Chromium, and allows it more addresses than `make test` does. Chromium reserves addresses by the dozen
    /// gigabytes.
    static var isAvailable: Bool {
        var limit = rlimit()
        return ProgramRun.find("chromium") != nil && getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
            && limit.rlim_max == noLimit
    }

    /// The value of RLIM_INFINITY, which Swift does not import: all bits set.
    private static let noLimit = rlim_t.max

    /// Opens a page of a folder. Returns the page's document after everything is loaded, and the errors on the way.
    static func document(of page: URL, options extraOptions: [String] = []) throws -> (html: String, errors: String) {
        let profile = page.deletingLastPathComponent().appendingPathComponent(".profile")
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--user-data-dir=\(profile.path)",
            // Containers have 64 megabytes of shared memory, and Chromium needs more.
            "--disable-dev-shm-usage", "--enable-logging=stderr", "--dump-dom", page.absoluteString,
        ]
        let lifted = #"ulimit -S -v unlimited; exec chromium "$@""#
        let run = try ProgramRun(URL(fileURLWithPath: "/bin/sh"), ["-c", lifted, "sh"] + extraOptions + options, limit: 300)
        // Chromium also writes messages about its machine. Only the lines of the page's console count.
        return (run.output, run.errors.split(separator: "\n").filter { $0.contains(":CONSOLE") }.joined(separator: "\n"))
    }
}
