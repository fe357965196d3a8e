import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** @returns what this process holds once its garbage is collected, in bytes */
export function usedMemory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage();
}
