import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ reference: z.string(), jobTitle: z.string(), name: z.string(), url: z.string() });

/** Tells staff about an application. Its contents stay on the dashboard. */
export function letter({ reference, jobTitle, name, url }: z.output<typeof values>): Letter {
  return {
    subject: `New application ${reference}: ${jobTitle}`,
    blocks: [
      {
        facts: [
          ['Applicant', name],
          ['Job', jobTitle],
        ],
      },
      ...(url ? [{ link: 'Open the application', url }] : []),
    ],
  };
}
