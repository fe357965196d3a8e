import { z } from 'zod';
import { parameters as known } from '../../functions/src/settings.ts';
import { type Check, check, ok, okUnless, problem } from './check.ts';
import type { Target } from './google.ts';

const deployed = z.object({
  name: z.string(),
  state: z.string(),
  serviceConfig: z.object({ serviceAccountEmail: z.string(), environmentVariables: z.record(z.string(), z.string()).default({}) }),
  eventTrigger: z.object({ trigger: z.string() }).optional(),
});
const created = z.object({ createTime: z.iso.datetime() });

/** @returns the functions that others than visitors and staff call */
export function calledFunctions({ parameters }: Target): string[] {
  return ['upkeep', ...(parameters['MAIL_FROM'] ? ['post', 'postDue'] : [])];
}

/** Whether the functions are deployed as this clone's parameters say. */
export function functionChecks(target: Target): Check[] {
  const { project, parameters, google } = target;
  const { REGION: region, SERVICE_ACCOUNT, API_SERVICE_ACCOUNT } = parameters;
  const called = calledFunctions(target);

  const place = `projects/${project}/locations/${region}/functions`;
  let all: Promise<z.infer<typeof deployed>[]> | undefined;

  /** @returns the function that is deployed in the parameters' region */
  async function find(id: string) {
    all ??= google.list(`https://cloudfunctions.googleapis.com/v2/${place}?pageSize=1000`, 'functions', deployed);
    return (await all).find(({ name }) => name === `${place}/${id}`);
  }

  /** @returns what is wrong with a function, if anything */
  async function problemOf(id: string): Promise<string[]> {
    const { state = `not deployed in ${region}`, serviceConfig } = (await find(id)) ?? {};
    const account = id === 'api' ? API_SERVICE_ACCOUNT : SERVICE_ACCOUNT;
    if (state !== 'ACTIVE') return [`${id} is ${state.toLowerCase()}`];
    return serviceConfig?.serviceAccountEmail === account ? [] : [`${id} runs as ${serviceConfig?.serviceAccountEmail}, not as ${account}`];
  }

  return [
    check(
      'Functions',
      `npm run deploy. To delete one that is left in another region: npx firebase functions:delete api --region REGION --project ${project}`,
      async () => okUnless((await Promise.all(['api', 'staff', ...called].map(problemOf))).flat()),
    ),
    check('Deployed parameters', 'npm run deploy', async () => {
      const { environmentVariables: set = {} } = (await find('api'))?.serviceConfig ?? {};
      const different = Object.keys(known).filter((name) => (set[name] ?? '') !== (parameters[name] ?? ''));
      return okUnless(different, 'different from this clone: ');
    }),
    ...(called.includes('post')
      ? [
          check('Trigger of post', `npx firebase functions:delete post --project ${project}, then npm run deploy`, async () => {
            const trigger = await google.ask(`https://eventarc.googleapis.com/v1/${(await find('post'))?.eventTrigger?.trigger}`, created);
            const database = await google.ask(`https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`, created);
            // A database that was made again sends no events to the triggers of the earlier one.
            const isNewer = trigger && database && Date.parse(trigger.createTime) > Date.parse(database.createTime);
            return isNewer ? ok() : problem('there is none, or it is older than the database, so post is not called');
          }),
        ]
      : []),
  ];
}
