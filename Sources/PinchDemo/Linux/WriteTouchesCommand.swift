#if os(Linux)
    import Foundation

    /// `PinchDemo --write-touches <folder>`: writes the recordings that come with the demo.
    enum WriteTouchesCommand {
        /// Writes them if the arguments ask for it. The result is the process's exit code; nil if the arguments are about something else.
        static func runIfAsked(_ arguments: [String]) -> Int32? {
            guard let option = arguments.firstIndex(of: "--write-touches") else { return nil }
            guard option + 1 < arguments.count else { return fail("--write-touches needs a folder to write to") }
            do {
                for file in try ShippedRecordings.write(to: URL(fileURLWithPath: arguments[option + 1], isDirectory: true)) {
                    print(file.relativePath)
                }
                return 0
            } catch {
                return fail(error.localizedDescription)
            }
        }

        private static func fail(_ problem: String) -> Int32 {
            FileHandle.standardError.write(Data("PinchDemo: \(problem)\n".utf8))
            return 1
        }
    }
#endif
