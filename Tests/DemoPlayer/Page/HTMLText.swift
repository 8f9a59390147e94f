import Foundation

extension String {
    /// The text with HTML's special characters escaped, for use between tags and in attributes.
    var escapedForHTML: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.append(character)
            }
        }
    }

    /// The relative path with special characters escaped, for a link. With any names of folders and files, the link has no scheme, query or
    /// fragment.
    var escapedForLink: String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
