import { type Application, type ApplicationFilter, applicationFilter, appliedFilter } from '#rooms/applications/contract/applications.ts';
import { applicationsTexts } from './applications-texts.ts';

const { shape } = applicationFilter;

type Get = (name: string) => string | undefined;

/** The parameter of the address for a field of the filter. */
const parameterOf = (field: string) => (field === 'job_id' ? 'job' : field);

/** The parameters of the address that leave applications out. */
export const filterParameters = Object.keys(shape)
  .filter((field) => field !== 'order')
  .map(parameterOf);

/** @returns what the address says, without invalid values */
export function readGiven(get: Get): ApplicationFilter {
  const given = Object.entries(shape).map(([field, schema]) => [field, schema.safeParse(get(parameterOf(field))).data || undefined]);
  return Object.fromEntries(given) as ApplicationFilter;
}

export function readFilter(get: Get): ApplicationFilter {
  return appliedFilter(readGiven(get));
}

/** Whether an application is in the list, as far as that can be told without the server. */
export function isListed({ view, status, assignee }: ApplicationFilter, application: Application): boolean {
  if (view === 'due') return application.due_at !== null;
  if (view === 'unread') return application.unread_at !== null;
  if (assignee !== undefined && assignee !== application.assignee) return false;
  return status === undefined || status.some((each) => each === application.status);
}

export function isFiltered({ order: _order, ...filter }: ApplicationFilter): boolean {
  return Object.values<unknown>(filter).some((value) => value !== undefined);
}

/** @returns a view and what narrows it, as `applicationsTexts.views` names them */
export function viewOf({ view, due }: ApplicationFilter): keyof typeof applicationsTexts.views {
  if (view !== 'due') return view ?? '';
  return due === undefined ? view : (`${view} ${due}` as const);
}
