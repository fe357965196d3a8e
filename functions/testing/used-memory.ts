import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** @returns the memory in use, in bytes, after garbage collection */
export function usedMemory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage();
}
