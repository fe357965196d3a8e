import { onRequest } from 'firebase-functions/v2/https';

/** The smallest function, which ours is measured against. */
export const hello = onRequest((_request, response) => {
  response.send('hello');
});
