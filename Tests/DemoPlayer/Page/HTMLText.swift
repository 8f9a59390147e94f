import Foundation

extension String {
    /// The text in HTML's notation, for text between tags and for attributes.
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

    /// The relative path in the notation of a link. For any name of a folder or file, the link has no scheme, query or fragment.
    var escapedForLink: String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        return addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
