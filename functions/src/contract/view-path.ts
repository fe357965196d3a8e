/** Apart from the other calls, so that a job's page can report its view without loading their schemas. */
export const jobViewPath = '/.netlify/functions/careers/jobs/:id/view';
