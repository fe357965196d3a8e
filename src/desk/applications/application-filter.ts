import { type Application, type ApplicationFilter, applicationFilter, appliedFilter } from '#rooms/applications/contract/applications.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { applicationsTexts } from './applications-texts.ts';

const { shape } = applicationFilter;

type Get = (name: string) => string | undefined;

/** The parameter of the address for a field of the filter. */
const parameterOf = (field: string) => (field === 'job_id' ? 'job' : field);

/** The parameters of the address that leave applications out. */
const filterParameters = Object.keys(shape)
  .filter((field) => field !== 'order')
  .map(parameterOf);

const nothing = Object.fromEntries(filterParameters.map((name) => [name, undefined]));

/** A view and a person have lists of their own, which another choice leaves. */
const noOwnList = { view: undefined, due: undefined, person: undefined };

/** The filter in the address: as it is given, and what of that applies. Back undoes a choice. */
export function useFilter() {
  const { get, change: changeAddress } = useAddress();
  const given = readGiven(get);
  const change = (values: Record<string, string | undefined>) => changeAddress(values, { push: true });
  return {
    given,
    filter: appliedFilter(given),
    change,
    choose: (values: Record<string, string | undefined>) => change({ ...noOwnList, ...values }),
    /** Back does not undo each step of typing. */
    search: (q: string) => changeAddress({ ...noOwnList, q }),
    setOrder: (order: string) => change({ order: order === 'oldest' ? order : undefined }),
    clear: () => change(nothing),
  };
}

/** @returns what the address says, without invalid values */
function readGiven(get: Get): ApplicationFilter {
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
