/** The page that mails about alerts link to. */
export const alertsPath = '/alerts';

export const alertActions = ['confirm', 'unsubscribe'] as const;

export type AlertAction = (typeof alertActions)[number];

/** @returns the path of the page that asks for one press. The token is in the fragment, which no server sees. */
export function alertPath(action: AlertAction, token: string): string {
  return `${alertsPath}#${action}=${token}`;
}
