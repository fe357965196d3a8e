import type { JobInput } from '#contract/jobs.ts';

/** A posting whose texts try to leave wherever they are put: HTML, attributes, scripts, comments, XML, replacement patterns. */
export const hostilePosting: JobInput = {
  title: `"O'Tool" </script><script>alert(1)</script> <!-- $& $1 $\` ]]> <!--head--> <!--body--> </title>`,
  description: `First line\nsecond line </script><script>alert(2)</script>\n\nשלום \u202egnirts ]]> <b onclick="alert(3)">bold</b> &amp; &#60; \ufffe`,
  requirements: `<!-- <script> <!-- </body> </html>\nA \\u003c that is none`,
  location: 'Remote (India) & "else\'where"',
  job_type: 'Contract',
  experience_level: '<i>5</i> years',
  salary_range: '&lt;much&gt;',
  status: 'Active',
};
