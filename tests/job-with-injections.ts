import type { JobInput } from '#rooms/jobs/contract/job-input.ts';
import { exampleJob } from './example-job.ts';

/** Wider than a phone. */
const longWord = 'Donaudampfschiff'.repeat(3);

/** Texts that try to break out of HTML, scripts, comments and XML, or do not fit. */
export const jobWithInjections: JobInput = {
  ...exampleJob,
  title: `"O'Tool" </script><script>alert(1)</script> <!-- $& $1 $\` ]]> <!--head--> <!--body--> </title> ${longWord}`,
  description: `First line\nsecond line </script><script>alert(2)</script>\n\nשלום \u202egnirts ]]> <b onclick="alert(3)">bold</b> &amp; &#60; \ufffe`,
  requirements: `<!-- <script> <!-- </body> </html>\nA \\u003c that is none`,
  location: `Remote (India) & "else'where" ${longWord}`,
  job_type: 'Contract',
  experience_level: `<i>5</i> years ${longWord}`,
  salary_range: `&lt;much&gt; ${longWord}`,
};
