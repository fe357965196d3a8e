import { limits, serverLimits } from './contract/limits.ts';

const mebibyte = 1024 * 1024;

export const memoryMiB = 512;

/** Node.js with the Admin SDK, and five passwords being hashed, 32 MiB each. */
const baseBytes = 290 * mebibyte;

/** An upload is in memory as a request body and as a file. */
const uploadBytes = serverLimits.multipartBytes + limits.resumeBytes;

/** How many requests an instance handles at once, even if all are uploads of the largest size. */
export const concurrency = Math.floor((memoryMiB * mebibyte - baseBytes) / uploadBytes);
