import { readCommand, UsageError } from '../../functions/src/cli/admin.ts';
import { adminStore } from '../../functions/src/accounts/team.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { twoStepStore } from '../../functions/src/accounts/two-step.ts';
import { askPassword } from '../ask-password.ts';
import { connectTo, explain } from '../firebase-project.ts';
import { Problem } from '../problem.ts';

/** `npm run admin`: manages the accounts of the local site or, with `--project ID`, a project. */
export async function main(args: string[]): Promise<number> {
  try {
    const { project, run } = readCommand(args);
    await connectTo(project);
    const firebase = openFirebase();
    const lines = await run({ admins: adminStore(firebase), twoStep: twoStepStore(firebase, Date.now), askPassword });
    console.log(lines.join('\n'));
    return 0;
  } catch (error) {
    console.error(error instanceof UsageError || error instanceof Problem ? error.message : explain(error));
    return 1;
  }
}
