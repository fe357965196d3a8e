const line = (message: string) => `resource.type="cloud_run_revision" jsonPayload.message="${message}"`;

/** The counters that the alerts need, by name. Each counts the lines of the log that its filter finds. */
export const metrics = {
  failed_logins: line('login failed'),
  refused_captchas: line('captcha refused'),
  too_many_attempts: line('too many attempts'),
  not_logged_in: line('not logged in'),
  forbidden: line('forbidden'),
  mail_postponed: line('mail postponed'),
  mail_failed: line('mail failed'),
  exports:
    'resource.type="cloud_run_revision" httpRequest.requestMethod="GET" httpRequest.requestUrl:"/admin/applications.csv" httpRequest.status=200',
} as const;
