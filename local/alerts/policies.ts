import type { metrics } from './metrics.ts';

/** An alert. The text says what it means and what to do; it is in the notification. */
export type Policy = { name: string; text: string; condition: Condition; needsMail?: true };

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies#Condition */
type Condition = { conditionMatchedLog?: object; conditionPrometheusQueryLanguage?: object; conditionThreshold?: object };

/** Notifies of a line in the log. */
const onLine = (filter: string): Condition => ({ conditionMatchedLog: { filter: `resource.type="cloud_run_revision" ${filter}` } });

/** Notifies if the query finds something for so long. */
const onQuery = (query: string, minutes = 0): Condition => ({
  conditionPrometheusQueryLanguage: {
    query,
    duration: `${minutes * 60}s`,
    evaluationInterval: '60s',
    // The metric of a new project has no data yet.
    disableMetricValidation: true,
  },
});

const linesOf = (metric: keyof typeof metrics, time: string) =>
  `sum(increase(logging_googleapis_com:user_${metric}{monitored_resource="cloud_run_revision"}[${time}]))`;

const requests = (labels: string) => `run_googleapis_com:request_count{monitored_resource="cloud_run_revision",${labels}}`;

/** The functions that answer visitors and staff. */
const answering = 'service_name=~"api|staff"';

const noneSucceeded = (service: string, time: string) =>
  `(sum(increase(${requests(`service_name="${service}",response_code_class="2xx"`)}[${time}])) or vector(0)) < 1`;

const reads = 'firestore_googleapis_com:document_read_ops_count';

/** Hours are in UTC, and Saturday and Sunday are the days 6 and 0. */
const outsideWorkingHours = '(hour() < 6 or hour() >= 19 or day_of_week() == 0 or day_of_week() == 6)';

export function policiesFor({ maxInstances }: { maxInstances: number }): Policy[] {
  return [
    {
      name: 'the site does not answer',
      text: 'The uptime check of /api/health, which needs Hosting, the function and Firestore, fails from two places.',
      condition: {
        conditionThreshold: {
          filter: 'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
          aggregations: [
            {
              alignmentPeriod: '600s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              groupByFields: ['resource.label.host'],
            },
          ],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: '0s',
        },
      },
    },
    {
      name: '5xx',
      text: 'More than 1 % of the answers are failures. The errors in the log say which.',
      condition: onQuery(
        `sum(rate(${requests(`${answering},response_code_class="5xx"`)}[5m])) / sum(rate(${requests(answering)}[5m])) > 0.01`,
        5,
      ),
    },
    {
      name: 'slow answers',
      text: 'One answer in twenty takes more than 3 s.',
      condition: onQuery(
        `histogram_quantile(0.95, sum by (le, service_name) (rate(run_googleapis_com:request_latencies_bucket{monitored_resource="cloud_run_revision",${answering}}[5m]))) > 3000`,
        15,
      ),
    },
    {
      name: 'all instances are in use',
      text: 'MAX_INSTANCES is reached: visitors wait. docs/costs.md says what stops a flood.',
      condition: onQuery(
        `sum(run_googleapis_com:container_instance_count{monitored_resource="cloud_run_revision",service_name="api"}) >= ${maxInstances}`,
        5,
      ),
    },
    {
      name: 'Firestore reads',
      text: '20 times as many reads as on average in the last 24 hours: a flood, or a loop in the code. docs/deployment.md, "The kill switch".',
      condition: onQuery(
        `sum(increase(${reads}[5m])) > 20 * sum(increase(${reads}[24h])) / 288 and sum(increase(${reads}[5m])) > 20000`,
        5,
      ),
    },
    {
      name: 'captchas',
      text: 'More than 300 in 24 hours. At this pace, the 10,000 that are free each month run out, and without billing every form then fails.',
      condition: onQuery(
        'sum(increase(serviceruntime_googleapis_com:quota_rate_net_usage{monitored_resource="consumer_quota",service="recaptchaenterprise.googleapis.com"}[24h])) > 300',
      ),
    },
    {
      name: 'errors',
      text: 'A healthy site logs none. The line has its kind, its place in the code and the endpoint.',
      condition: onLine('severity>=ERROR'),
    },
    {
      name: 'the upkeep has not run',
      text: 'No successful run in 25 hours: nothing is cleaned up, and nothing is removed by the retention rule.',
      condition: onQuery(noneSucceeded('upkeep', '25h')),
    },
    {
      name: 'resumes are missing',
      text: 'There are applications whose file is gone. jsonPayload.missing names them, each in the night in which it is found.',
      condition: onLine('jsonPayload.message:"Resumes are missing"'),
    },
    {
      name: 'retention behind',
      text: 'Some expired data stays for another night. This is normal only for some nights after the rule is first set or shortened.',
      condition: onLine('jsonPayload.message:"Retention not finished"'),
    },
    {
      name: 'clean-up refused',
      text: 'docs/deployment.md, "When the clean-up refuses".',
      condition: onLine('jsonPayload.message:"Clean-up refused"'),
    },
    {
      name: 'mail is not sent',
      text: 'postDue had no successful run in an hour, so mail that waits is not sent.',
      condition: onQuery(noneSucceeded('postdue', '1h')),
      needsMail: true,
    },
    {
      name: 'mail is late',
      text: 'The mail server is down, its limit is reached, or it refuses password or sender: responseCode and command in the log say which.',
      condition: onQuery(`${linesOf('mail_postponed', '1h')} > 20`),
      needsMail: true,
    },
    {
      name: 'mail is refused',
      text: 'More than 20 mails in a day were refused for good. Single ones are mistyped addresses.',
      condition: onQuery(`${linesOf('mail_failed', '24h')} > 20`),
      needsMail: true,
    },
    {
      name: 'failed logins',
      text: 'Somebody guesses passwords.',
      condition: onQuery(`${linesOf('failed_logins', '10m')} > 20`),
    },
    {
      name: 'refused captchas',
      text: "A script fills in the forms, or the captcha's keys are wrong.",
      condition: onQuery(`${linesOf('refused_captchas', '10m')} > 50`),
    },
    {
      name: 'too many attempts',
      text: 'Somebody continues in spite of the limits.',
      condition: onQuery(`${linesOf('too_many_attempts', '10m')} > 20`),
    },
    {
      name: 'calls without a login',
      text: 'Somebody looks for unprotected calls.',
      condition: onQuery(`${linesOf('not_logged_in', '10m')} > 200`),
    },
    {
      name: 'forbidden calls',
      text: 'Somebody has a login of the project and is no admin, or an admin tries to turn off a required second step or to change the note of another admin.',
      condition: onQuery(`${linesOf('forbidden', '10m')} > 0`),
    },
    {
      name: 'export outside working hours',
      text: 'Somebody has exported applications at night or on a weekend. The audit trail says who.',
      condition: onQuery(`${linesOf('exports', '10m')} > 0 and on () ${outsideWorkingHours}`),
    },
  ];
}
