import { onRequest } from 'firebase-functions/v2/https';

/** The least that a function can be: what ours is measured against. */
export const hello = onRequest((_request, response) => {
  response.send('hello');
});
