#ifndef CTASKJOBS_H
#define CTASKJOBS_H

#include <stdbool.h>

// Counts the jobs of Swift's tasks on other threads than the main one. A job is the part of a task between two suspensions. Swift's runtime
// has a hook for it: swift_task_enqueueGlobal_hook in its header ConcurrencyHooks.def.

/// Starts to count. From now on, a function of the caller's gets each job, and must let another thread call `ctaskjobs_run` with the job.
void ctaskjobs_count(void (*start)(void *job));

/// Runs a job on the calling thread.
void ctaskjobs_run(void *job);

/// Returns the number of jobs since the count began.
long ctaskjobs_started(void);

/// Returns the number of jobs that wait for a thread or run.
long ctaskjobs_unfinished(void);

/// Lets the next job that the calling thread starts run at once, on this thread and uncounted, or takes that back.
void ctaskjobs_run_next_here(bool is_here);

#endif
