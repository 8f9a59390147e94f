#include "CTaskJobs.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*Enqueue)(void *job);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT void swift_job_run(void *job, void *executor, void *witness_table);

static void (*start_job)(void *job);
static atomic_long started;
static atomic_long unfinished;
static _Thread_local bool runs_next_here;

static SWIFT void enqueue(void *job, Enqueue original) {
    (void)original;
    if (runs_next_here) {
        // The job may start further jobs, which belong to other threads.
        runs_next_here = false;
        swift_job_run(job, NULL, NULL);
        return;
    }
    atomic_fetch_add(&started, 1);
    atomic_fetch_add(&unfinished, 1);
    start_job(job);
}

void ctaskjobs_count(void (*start)(void *job)) {
    start_job = start;
    swift_task_enqueueGlobal_hook = enqueue;
}

void ctaskjobs_run(void *job) {
    // No executor: the job belongs to no actor, as each job that comes from the hook.
    swift_job_run(job, NULL, NULL);
    // Only after the job has put its task's next job into a queue. Otherwise a task that goes on would look like a task that has ended.
    atomic_fetch_sub(&unfinished, 1);
}

long ctaskjobs_started(void) { return atomic_load(&started); }

long ctaskjobs_unfinished(void) { return atomic_load(&unfinished); }

void ctaskjobs_run_next_here(bool is_here) { runs_next_here = is_here; }
