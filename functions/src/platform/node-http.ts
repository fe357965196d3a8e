/** An import of `node:http` would also load all of `fetch`, which the first answer does not need. */
export const nodeHttp = process.getBuiltinModule('node:http');
