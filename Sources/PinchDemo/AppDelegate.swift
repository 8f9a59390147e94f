@main struct Placeholder { static func main() { print("PinchDemo") } }
