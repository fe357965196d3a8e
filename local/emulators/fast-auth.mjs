// Starting, the Auth emulator checks each schema of its API against that of JSON Schema, which takes 9 s of processor time.
import { createRequire } from 'node:module';

try {
  const fromTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
  const Ajv = createRequire(fromTools.resolve('exegesis'))('ajv');
  Ajv.prototype.validateSchema = () => true;
} catch {
  // Another version of firebase-tools has other packages, and starts more slowly.
}
