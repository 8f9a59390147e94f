# The compiler, and the flags with which it finds the modules that have been built. The scripts beside this file read it, in the folder of
# the repository.
swiftc=${SWIFT:-swift}c
flags=(-I .build/debug/Modules)
for map in .build/debug/*.build/module.modulemap LinuxUIKit/Sources/*/module.modulemap; do flags+=(-Xcc "-fmodule-map-file=$map"); done
mapfile -t libraries < <(sed -nE 's/.*pkgConfig: "([^"]*)".*/\1/p' LinuxUIKit/Package.swift)
for folder in $(pkg-config --cflags-only-I "${libraries[@]}"); do flags+=(-Xcc "$folder"); done
