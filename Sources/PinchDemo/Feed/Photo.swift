import UIKit

/// A photo of the feed, with what is said of it.
struct Photo: Equatable, Sendable {
    /// The name of its file.
    let name: String
    /// What it shows.
    let caption: String
    /// Its size, in pixels.
    let size: CGSize

    /// The photos that come with the demo; Resources/Photos/LICENSES.md has their rights.
    static let all = [
        Photo(name: "coffee", caption: "Flat white, second of the day.", size: CGSize(width: 600, height: 400)),
        Photo(name: "cat", caption: "Chelsea keeps watch.", size: CGSize(width: 451, height: 300)),
        Photo(name: "astronaut", caption: "Eileen Collins, first woman to command a Space Shuttle.", size: CGSize(width: 512, height: 512)),
        Photo(name: "temple", caption: "Morning at the temple.", size: CGSize(width: 640, height: 427)),
        Photo(name: "hubble", caption: "Ten thousand galaxies in one look.", size: CGSize(width: 1000, height: 872)),
        Photo(name: "dahlia", caption: "The dahlias are out.", size: CGSize(width: 640, height: 427)),
        Photo(name: "rocket", caption: "DSCOVR leaves for a place between Earth and Sun.", size: CGSize(width: 640, height: 427)),
        Photo(name: "photographer", caption: "He has waited for this light all day.", size: CGSize(width: 512, height: 512)),
    ]

    /// The picture, read from the demo's resources; nil if the file is missing or no picture.
    @MainActor var image: UIImage? {
        guard let url = Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "Photos") else { return nil }
        return UIImage(contentsOfFile: url.path)
    }
}
