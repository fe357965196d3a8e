import { admin, resumesPrefix } from './platform/contract/endpoint.ts';
import { calendarPath } from './platform/contract/paths.ts';

/** The functions that answer requests. */
export type FunctionName = 'api' | 'staff';

const staffPrefixes = [admin, resumesPrefix, calendarPath.replace('/:token.ics', '')];

/** @returns the function to which the rewrites in firebase.json lead */
export function functionOf(path: string): FunctionName {
  return staffPrefixes.some((prefix) => path.startsWith(`${prefix}/`)) ? 'staff' : 'api';
}
