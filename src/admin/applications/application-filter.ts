import { type Application, type ApplicationFilter, applicationFilter, appliedFilter } from '#contract/applications.ts';
import { applicationsTexts } from '../../content/staff/dashboard.ts';

const { shape } = applicationFilter;

type Get = (name: string) => string | undefined;

/** @returns what the address says, without invalid values */
export function readGiven(get: Get): ApplicationFilter {
  return {
    view: shape.view.safeParse(get('view')).data,
    due: shape.due.safeParse(get('due')).data,
    status: shape.status.safeParse(get('status')).data,
    job_id: shape.job_id.safeParse(get('job')).data,
    source: shape.source.safeParse(get('source')).data,
    assignee: shape.assignee.safeParse(get('assignee')).data,
    answer: shape.answer.safeParse(get('answer')).data,
    from: shape.from.safeParse(get('from')).data,
    to: shape.to.safeParse(get('to')).data,
    q: shape.q.safeParse(get('q')).data || undefined,
    person: shape.person.safeParse(get('person')).data,
    order: shape.order.safeParse(get('order')).data,
  };
}

/** @returns the filter in the address that applies */
export function readFilter(get: Get): ApplicationFilter {
  return appliedFilter(readGiven(get));
}

/** Whether an application is in the list, as far as that can be told without the server. */
export function isListed({ view, status, assignee }: ApplicationFilter, application: Application): boolean {
  if (view === 'due') return application.due_at !== null;
  if (assignee !== undefined && assignee !== application.assignee) return false;
  return status === undefined || status.some((each) => each === application.status);
}

/** Whether the filter leaves applications out. */
export function isFiltered({ order: _order, ...filter }: ApplicationFilter): boolean {
  return Object.values<unknown>(filter).some((value) => value !== undefined);
}

/** @returns a view and what narrows it, as `applicationsTexts.views` names them */
export function viewOf({ view, due }: ApplicationFilter): keyof typeof applicationsTexts.views {
  if (view !== 'due') return view ?? '';
  return due === undefined ? view : (`${view} ${due}` as const);
}
