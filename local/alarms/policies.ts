import { officeZone, workingHours } from '#rooms/platform/contract/office.ts';
import { dateIn, zonedTime } from '#rooms/platform/contract/zones.ts';
import type { Values } from '../deploy/settings.ts';

const line = (message: string) => `resource.type="cloud_run_revision" jsonPayload.message="${message}"`;

/** Counters for the alarms, by name. Each counts the lines of the log that its filter finds. */
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

/** An alarm. The text says what it means and what to do; it is in the notification. */
export type Policy = { name: string; text: string; condition: Condition };

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies#Condition */
type Condition = { conditionMatchedLog?: object; conditionPrometheusQueryLanguage?: object };

/** Notifies of a line in the log. */
function onLine(name: string, text: string, filter: string): Policy {
  return { name, text, condition: { conditionMatchedLog: { filter: `resource.type="cloud_run_revision" ${filter}` } } };
}

/** Notifies if the query finds something for so long. */
function onQuery(name: string, text: string, query: string, minutes = 0): Policy {
  const times = { duration: `${minutes * 60}s`, evaluationInterval: '60s' };
  // The metric of a new project has no data yet.
  return { name, text, condition: { conditionPrometheusQueryLanguage: { query, ...times, disableMetricValidation: true } } };
}

/** Notifies if the metric counts more than `most` lines in the last `time`, such as `10m`. */
function above(name: string, text: string, metric: keyof typeof metrics, most: number, time: string): Policy {
  return onQuery(name, text, `${linesOf(metric, time)} > ${most}`);
}

const linesOf = (metric: keyof typeof metrics, time: string) =>
  `sum(increase(logging_googleapis_com:user_${metric}{monitored_resource="cloud_run_revision"}[${time}]))`;

const requests = (labels: string) => `run_googleapis_com:request_count{monitored_resource="cloud_run_revision",${labels}}`;

/** The functions that answer visitors and staff. */
const answering = 'service_name=~"api|staff"';

const noneSucceeded = (service: string, time: string) =>
  `(sum(increase(${requests(`service_name="${service}",response_code_class="2xx"`)}[${time}])) or vector(0)) < 1`;

const reads = 'firestore_googleapis_com:document_read_ops_count';

/** By the office's clocks of today: PromQL knows only UTC. The days 6 and 0 are the weekend. */
function outsideWorkingHours(now: number): string {
  const today = dateIn(officeZone, now);
  const aheadOfUtcMs = Date.parse(today) - zonedTime(today, '00:00', officeZone);
  const there = `vector(time() + ${aheadOfUtcMs / 1000})`;
  const { from, until } = workingHours;
  return `(hour(${there}) < ${from} or hour(${there}) >= ${until} or day_of_week(${there}) == 0 or day_of_week(${there}) == 6)`;
}

/** @param parameters of the deployment */
export function policiesFor({ MAX_INSTANCES, MAIL_FROM }: Values, now = Date.now()): Policy[] {
  return [
    onQuery(
      'the site does not answer',
      'The uptime check of /api/health, which needs Hosting, the function and Firestore, fails from two places.',
      'count by (host) (last_over_time(monitoring_googleapis_com:uptime_check_check_passed{monitored_resource="uptime_url"}[10m]) == 0) > 1',
    ),
    onQuery(
      '5xx',
      'More than 1 % of the answers are failures. The errors in the log say which.',
      `sum(rate(${requests(`${answering},response_code_class="5xx"`)}[5m])) / sum(rate(${requests(answering)}[5m])) > 0.01`,
      5,
    ),
    onQuery(
      'slow answers',
      'One answer in twenty takes more than 3 s.',
      `histogram_quantile(0.95, sum by (le, service_name) (rate(run_googleapis_com:request_latencies_bucket{monitored_resource="cloud_run_revision",${answering}}[5m]))) > 3000`,
      15,
    ),
    onQuery(
      'all instances are in use',
      'MAX_INSTANCES is reached: visitors wait. docs/costs.md says what stops a flood.',
      `sum(run_googleapis_com:container_instance_count{monitored_resource="cloud_run_revision",service_name="api"}) >= ${MAX_INSTANCES}`,
      5,
    ),
    // docs/costs.md, "A flood", derives the figures of these two.
    onQuery(
      'much transfer',
      'Hosting has sent more than 1 GB in 10 minutes, which is $22 a day: a flood, or very many visitors. docs/deployment.md, "The kill switch".',
      `sum(increase(firebasehosting_googleapis_com:network_sent_bytes_count[10m])) > 1e9`,
    ),
    onQuery(
      'many requests',
      'The functions get more than 30 requests a second: a flood. docs/deployment.md, "The kill switch".',
      `sum(rate(${requests(answering)}[5m])) > 30`,
      5,
    ),
    onQuery(
      'Firestore reads',
      '20 times as many reads as on average in the last 24 hours: a flood, or a loop in the code. docs/deployment.md, "The kill switch".',
      `sum(increase(${reads}[5m])) > 20 * sum(increase(${reads}[24h])) / 288 and sum(increase(${reads}[5m])) > 20000`,
      5,
    ),
    onQuery(
      'captchas',
      'More than 300 in 24 hours. At this pace, the 10,000 that are free each month run out, and without billing every form then fails.',
      'sum(increase(serviceruntime_googleapis_com:quota_rate_net_usage{monitored_resource="consumer_quota",service="recaptchaenterprise.googleapis.com"}[24h])) > 300',
    ),
    onLine('errors', 'A healthy site logs none. The line has its kind, its place in the code and the endpoint.', 'severity>=ERROR'),
    onQuery(
      'the upkeep has not run',
      'No successful run in 25 hours: nothing is cleaned up, and nothing is removed by the retention rule.',
      noneSucceeded('upkeep', '25h'),
    ),
    onLine(
      'a resume is missing',
      'Somebody has opened an application whose file is gone. jsonPayload names both.',
      'jsonPayload.message:"Resume is missing"',
    ),
    onLine(
      'retention behind',
      'Some expired data stays for another night. This is normal only for some nights after the rule is first set or shortened.',
      'jsonPayload.message:"Retention not finished"',
    ),
    onLine('clean-up refused', 'docs/deployment.md, "When the clean-up refuses".', 'jsonPayload.message:"Clean-up refused"'),
    above('failed logins', 'Somebody guesses passwords.', 'failed_logins', 20, '10m'),
    above('refused captchas', "A script fills in the forms, or the captcha's keys are wrong.", 'refused_captchas', 50, '10m'),
    above('too many attempts', 'Somebody continues in spite of the limits.', 'too_many_attempts', 20, '10m'),
    above('calls without a login', 'Somebody looks for unprotected calls.', 'not_logged_in', 200, '10m'),
    above(
      'forbidden calls',
      'Somebody has a login of the project and is no admin, or an admin tries to turn off a required second step or to change the note of another admin.',
      'forbidden',
      0,
      '10m',
    ),
    onQuery(
      'export outside working hours',
      'Somebody has exported applications at night or on a weekend. The audit trail says who.',
      `${linesOf('exports', '10m')} > 0 and on () ${outsideWorkingHours(now)}`,
    ),
    ...(MAIL_FROM ? mailPolicies : []),
  ];
}

const mailPolicies: Policy[] = [
  onQuery('mail is not sent', 'postDue had no successful run in an hour, so mail that waits is not sent.', noneSucceeded('postdue', '1h')),
  above(
    'mail is late',
    'The mail server is down, its limit is reached, or it refuses password or sender: responseCode and command in the log say which.',
    'mail_postponed',
    20,
    '1h',
  ),
  above(
    'mail is refused',
    'More than 20 mails in a day were refused for good. Single ones are mistyped addresses.',
    'mail_failed',
    20,
    '24h',
  ),
];
