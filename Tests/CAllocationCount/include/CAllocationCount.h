#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/// Returns the number of this thread's allocations so far: malloc, calloc, realloc and the aligned functions.
long allocationCount(void);

#endif
