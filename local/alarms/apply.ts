import { z } from 'zod';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Values } from '../deploy/settings.ts';
import type { Google } from '../doctor/google.ts';
import { Problem } from '../problem.ts';
import { metrics, policiesFor } from './policies.ts';

/** The host of the site, whom to notify, and the parameters of the deployment. */
type AlarmSettings = { project: string; host: string; mails: string[]; parameters: Values };

/** @returns how an alarm is called in the project, by its name in policies.ts */
export const titleOf = (name: string) => `Site: ${name}`;

type Resource = { displayName: string; [field: string]: unknown };
type Kind = 'alertPolicies' | 'notificationChannels' | 'uptimeCheckConfigs';

/** Creates or updates by name: metrics, check, addresses, policies. @returns the policies' names */
export async function applyAlarms(google: Google, { project, host, mails, parameters }: AlarmSettings): Promise<string[]> {
  const monitoring = 'https://monitoring.googleapis.com/v3';

  async function send(url: string, method: 'POST' | 'PUT' | 'PATCH', body: object): Promise<{ name: string }> {
    const answer = await google.ask(url, z.object({ name: z.string() }), body, method);
    if (!answer) throw new Problem(`${url} does not exist, or its API is disabled: gcloud services enable ${new URL(url).hostname}`);
    return answer;
  }

  async function put(kind: Kind, resource: Resource): Promise<string> {
    const url = `${monitoring}/projects/${project}/${kind}`;
    const list = await google.list(`${url}?pageSize=500`, kind, z.object({ name: z.string(), displayName: z.string() }));
    const existing = list.find(({ displayName }) => displayName === resource.displayName);
    const { name } = existing ? await send(`${monitoring}/${existing.name}`, 'PATCH', resource) : await send(url, 'POST', resource);
    return name;
  }

  for (const [name, filter] of Object.entries(metrics)) {
    await send(`https://logging.googleapis.com/v2/projects/${project}/metrics/${name}`, 'PUT', { name, filter });
  }
  await put('uptimeCheckConfigs', {
    displayName: `Site: ${host}`,
    monitoredResource: { type: 'uptime_url', labels: { project_id: project, host } },
    httpCheck: { path: endpoints.checkHealth.path, port: 443, useSsl: true, validateSsl: true },
    period: '300s',
    timeout: '10s',
  });
  const notificationChannels: string[] = [];
  for (const mail of mails) {
    notificationChannels.push(
      await put('notificationChannels', { displayName: `Site: ${mail}`, type: 'email', labels: { email_address: mail } }),
    );
  }
  const policies = policiesFor(parameters);
  for (const { name, text, condition } of policies) {
    await put('alertPolicies', {
      displayName: titleOf(name),
      documentation: { content: text, mimeType: 'text/markdown' },
      combiner: 'OR',
      conditions: [{ displayName: name, ...condition }],
      notificationChannels,
      // Google requires it for lines of the log, and refuses it for other conditions.
      ...(condition.conditionMatchedLog && { alertStrategy: { notificationRateLimit: { period: '3600s' } } }),
    });
  }
  return policies.map(({ name }) => name);
}
