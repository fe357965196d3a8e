import measured from '../../docs/costs.json' with { type: 'json' };

type Action = keyof typeof measured;

/** In dollars, in us-central1, November 2026. */
const prices = { calls: 0.4e-6, reads: 0.03e-5, writes: 0.09e-5, deletes: 0.01e-5, kilobytes: 0.15e-6 };
const pricePerLoggedKilobyte = 0.5e-6;
const pricePerInstanceSecond = 2.55e-5;

/** What costs nothing, in a month of 30 days. */
const free = { calls: 2e6, reads: 30 * 50_000, writes: 30 * 20_000, deletes: 30 * 20_000, kilobytes: 10e6, captchas: 10_000 };

const daySeconds = 24 * 60 * 60;
const kilobytesOfVisit = 170;
const secondsOfCall = 0.05;
/** Of the CDN. Each asks the function again after {@link keptSeconds}. */
const locations = 20;
const maxInstances = 20;
/** How long the CDN keeps an answer, and an instance its copy of the open jobs. */
const keptSeconds = 30;
/** How many instances are busy on an ordinary day. */
const instances = 2;

export type Usage = { calls: number; reads: number; writes: number; deletes: number; kilobytes: number; captchas: number };

type Company = { visitors: number; jobs: number };

/** How often each action happens on a day. */
function actionsOf({ visitors, jobs }: Company): Partial<Record<Action, number>> {
  const [messages, applications, alerts] = [visitors / 200, visitors / 500, visitors / 1000];
  const sessions = Math.ceil(applications / 20);
  const runs = 6 * 24;
  const runsWithNews = Math.min(runs, applications);
  const cdnRequests = (locations * daySeconds) / keptSeconds;
  return {
    'the uptime check': 6 * 12 * 24,
    'the list of jobs': Math.min(visitors / 5, cdnRequests),
    'a job': Math.min(visitors / 20, cdnRequests * jobs),
    'a view of a job': visitors / 20,
    'a contact message': messages,
    'an application': applications,
    'a mail to a visitor': messages + applications + alerts,
    'a mail to staff': messages,
    'an applicant opens the private page': applications,
    'a request for job alerts': alerts,
    'staff open an application': applications,
    'staff mark an application': applications,
    // On arrival, once it is read, and once it is answered.
    'the count of 100 changes': (3 * applications) / 100,
    'the figures': sessions,
    'a login': sessions,
    'a page of 25 applications': 5 * sessions,
    // The dashboard asks every 30 s, here for an hour.
    'the counts of the dashboard': 120 * sessions,
    'the counts of 50 jobs': 2 * sessions,
    'a run of postDue': runs - runsWithNews,
    'a run of postDue with news': runsWithNews,
  };
}

/** @returns the use of a day */
export function usageOf(company: Company): Usage {
  const { visitors, jobs } = company;
  const usage = { calls: 0, reads: 0, writes: 0, deletes: 0 };
  const actions = actionsOf(company);
  let needsOfJobs = 0;
  for (const [action, times = 0] of Object.entries(actions)) {
    const { readsPerJob, ...uses } = measured[action as Action];
    for (const name of ['calls', 'reads', 'writes', 'deletes'] as const) usage[name] += times * uses[name];
    if (fromCopy.has(action)) needsOfJobs += times;
    else usage.reads += times * readsPerJob * jobs;
  }
  usage.reads += jobs * Math.min(needsOfJobs, copiesOf(instances));
  // Each night, the upkeep reads every application of the last 12 months.
  usage.reads += 365 * (actions['an application'] ?? 0);
  const captchas = ['a contact message', 'an application', 'a request for job alerts', 'a login'] as const;
  return {
    ...usage,
    kilobytes: visitors * kilobytesOfVisit,
    captchas: captchas.reduce((sum, action) => sum + (actions[action] ?? 0), 0),
  };
}

/** What needs the open jobs, and reads them if the instance has no copy. */
const fromCopy = new Set(['the list of jobs', 'a job', 'a request for job alerts']);

/** @returns how often that many instances read the open jobs in a day */
function copiesOf(busyInstances: number): number {
  return (busyInstances * daySeconds) / keptSeconds;
}

/** @param days of a month that are like this @returns dollars */
export function costOf(day: Usage, days: number): number {
  const unitCosts = { ...prices, calls: prices.calls + secondsOfCall * pricePerInstanceSecond };
  const names = Object.keys(unitCosts) as (keyof typeof unitCosts)[];
  const costs = names.map((name) => Math.max(0, day[name] * days - free[name]) * unitCosts[name]);
  return costs.reduce((sum, cost) => sum + cost, captchaCost(day.captchas * days));
}

/** https://cloud.google.com/recaptcha/docs/billing-information */
function captchaCost(captchas: number): number {
  if (captchas <= free.captchas) return 0;
  return 8 + Math.max(0, captchas - 100_000) * 0.001;
}

/** A day of requests for the list of jobs with invented queries, which the CDN does not know. */
export function floodOf({ rate, jobs }: { rate: number; jobs: number }): { answered: number; cost: number } {
  // Measured by `npm run bench -- crowd`: 1.1 ms for 500 jobs, 1.3 ms for 2,000.
  const processorSeconds = 0.00103 + 0.13e-6 * jobs;
  const answered = Math.min(rate, maxInstances / processorSeconds);
  const { reads, readsPerJob } = measured['the list of jobs'];
  const costOfCall = prices.calls + reads * prices.reads + jobs * prices.kilobytes;
  const costOfCopies = copiesOf(maxInstances) * readsPerJob * jobs * prices.reads;
  const cost = costOfCopies + daySeconds * (answered * costOfCall + rate * pricePerLoggedKilobyte + maxInstances * pricePerInstanceSecond);
  return { answered, cost };
}
