/** In a file of its own, so that a job's page can report its view without loading the schemas of all endpoints. */
export const jobViewPath = '/.netlify/functions/careers/jobs/:id/view';
