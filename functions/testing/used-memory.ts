import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function usedMemory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage();
}
