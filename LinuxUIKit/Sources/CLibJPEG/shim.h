// libjpeg's header names FILE and size_t without including them.
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
