# The identifier of an iPhone simulator, from `xcrun simctl list -j devices available`: one of the first iOS or of the last iOS in the list,
# by the argument `which`.
[
  .devices | to_entries[]
  | (.key | capture("\\.iOS-(?<version>[0-9-]+)$").version | split("-") | map(tonumber)) as $version
  | .value[] | select(.name | startswith("iPhone")) | {version: $version, udid}
]
| sort_by(.version)
| if length == 0 then error("There is no iPhone simulator.") elif $which == "first" then first else last end
| .udid
