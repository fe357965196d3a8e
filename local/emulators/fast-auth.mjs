// At start, the Auth emulator validates the schemas of its API, which takes 9 s of processor time.
import { createRequire } from 'node:module';

try {
  const fromTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
  const Ajv = createRequire(fromTools.resolve('exegesis'))('ajv');
  Ajv.prototype.validateSchema = () => true;
} catch {
  // Another version of firebase-tools has other packages, and starts more slowly.
}
