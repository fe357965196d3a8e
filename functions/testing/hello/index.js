import { onRequest } from 'firebase-functions/v2/https';

/** The smallest function. The benchmarks compare the start of `api` with it. */
export const hello = onRequest((_request, response) => {
  response.send('hello');
});
