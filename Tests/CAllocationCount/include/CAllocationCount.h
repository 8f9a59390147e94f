#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

/// How often this thread has asked for memory since it began: malloc, calloc, realloc and the aligned ones.
long allocationCount(void);

#endif
