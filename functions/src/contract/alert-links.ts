/** The page that mails about alerts link to. */
export const alertsPath = '/alerts';

export const alertActions = ['confirm', 'unsubscribe'] as const;

export type AlertAction = (typeof alertActions)[number];

/** @returns the path of the page with the button for an action. The token is in the fragment, which browsers send to no server. */
export function alertPath(action: AlertAction, token: string): string {
  return `${alertsPath}#${action}=${token}`;
}
