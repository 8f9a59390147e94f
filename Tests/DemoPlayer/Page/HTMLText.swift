import Foundation

extension String {
    /// The text as it stands in HTML, between tags and in attributes alike.
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

    /// A relative path as it stands in a link: whatever its folders and files are called, it has no scheme, query or fragment.
    var escapedForLink: String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
