import type { ScorecardStore } from './scorecards.ts';
import type { InterviewStore } from './store.ts';

export function interviewsOf(store: InterviewStore, jobs: readonly string[]): Partial<InterviewStore> {
  const theirs = <Item extends { job_id: string }>(items: Item[]) => items.filter(({ job_id }) => jobs.includes(job_id));
  return {
    get: async (id) => {
      const found = await store.get(id);
      return found && theirs([found])[0];
    },
    list: async (...period) => theirs(await store.list(...period)),
    ofApplication: async (id) => theirs(await store.ofApplication(id)),
    ofInterviewer: async (username) => theirs(await store.ofInterviewer(username)),
  };
}

export function scorecardsOf(store: ScorecardStore, jobs: readonly string[]): Partial<ScorecardStore> {
  return {
    ofInterview: async (interview) => (jobs.includes(interview.job_id) ? store.ofInterview(interview) : []),
    send: async (interview, ...scorecard) => (jobs.includes(interview.job_id) ? store.send(interview, ...scorecard) : undefined),
  };
}
