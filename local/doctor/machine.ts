import { browserPrograms, findChromium, findHeadlessShell } from '../browsers.ts';
import { findLocalJar } from '../emulators/jars.ts';
import { findJava, javaMinimum } from '../emulators/java.ts';
import { reasonOf } from '../problem.ts';
import { advise, type Check, check, ok, problem, type Result } from './check.ts';

const downloadedByStart = ok('not here yet; npm start downloads it once');

/** What `npm start` and `npm test` need. `bootstrap.mjs` has checked Node and the packages. */
export const machineChecks: Check[] = [
  check('Java', `Install Java ${javaMinimum} or newer (https://adoptium.net).`, async () => {
    const java = await findJava();
    return java ? ok(`${java.version}, ${java.program}`) : downloadedByStart;
  }),
  check('Firestore emulator', 'Correct the variable, or remove it.', () => checkJar('firestore')),
  check('Storage emulator', 'Correct the variable, or remove it.', () => checkJar('storage')),
  check('Browser of the tests', '', () => {
    const path = findHeadlessShell() ?? findChromium();
    return ok(path ?? 'not here yet; npm test installs a headless Chromium once');
  }),
  check('Font of the tests', '', () => ok(process.platform === 'linux' ? "Arimo, instead of the machine's" : 'Arial of this system')),
  ...browserPrograms.slice(1).map(({ name, find, projects, remedy }) => {
    const whatFor = `It is optional: without it, the tests of ${projects.join(', ')} are skipped. To run them, ${remedy}.`;
    return advise(name, whatFor, () => {
      const path = find();
      return path === undefined ? problem('none found') : ok(path);
    });
  }),
];

function checkJar(kind: 'firestore' | 'storage'): Result {
  try {
    const jar = findLocalJar(kind);
    return jar ? ok(jar.from) : downloadedByStart;
  } catch (error) {
    return problem(reasonOf(error));
  }
}
