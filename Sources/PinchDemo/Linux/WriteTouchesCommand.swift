#if os(Linux)
    import Foundation

    /// `PinchDemo --write-touches <folder>`: writes the recordings that come with the demo.
    enum WriteTouchesCommand {
        /// Writes them if the arguments ask for it. The result is the process's exit code; nil if the arguments are about something else.
        static func runIfAsked(_ arguments: [String]) -> Int32? {
            guard let option = arguments.firstIndex(of: "--write-touches") else { return nil }
            guard option + 1 < arguments.count else { return fail("--write-touches needs a folder to write to") }
            let folder = arguments[option + 1]
            do {
                for file in try ShippedRecordings.write(to: URL(fileURLWithPath: folder, isDirectory: true)) {
                    print(file.relativePath)
                }
                return 0
            } catch {
                return fail("cannot write the recordings to \(folder): \(error.localizedDescription)")
            }
        }

        private static func fail(_ problem: String) -> Int32 {
            FileHandle.standardError.write(Data("PinchDemo: \(problem)\n".utf8))
            return 1
        }
    }
#endif
