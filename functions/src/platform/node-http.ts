/** An import of `node:http` would also load `fetch`, which the first response does not need. */
export const nodeHttp = process.getBuiltinModule('node:http');
