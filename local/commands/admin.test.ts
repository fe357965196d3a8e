import { actorsWithoutAccount } from '../../functions/src/platform/contract/roles.ts';
import { describe, expect, test, vi } from 'vitest';
import type { AdminStore } from '../../functions/src/accounts/team.ts';
import type { TwoStepStore } from '../../functions/src/accounts/two-step.ts';
import { Problem } from '../problem.ts';
import { readCommand } from './admin.ts';

const password = 'a password of some length';

function storesWith(...names: string[]) {
  const exists = (name: string) => Promise.resolve(names.includes(name));
  return {
    create: vi.fn<AdminStore['create']>((name) => Promise.resolve(!names.includes(name))),
    change: vi.fn<AdminStore['change']>((name) => Promise.resolve(names.includes(name) ? new Map() : undefined)),
    jobsExist: vi.fn<AdminStore['jobsExist']>((ids) => Promise.resolve(!ids.includes('unknown'))),
    has: vi.fn<AdminStore['has']>(exists),
    list: vi.fn<AdminStore['list']>(() =>
      Promise.resolve(
        names.map((username) => ({
          username,
          name: username,
          title: '',
          email: '',
          role: username === 'off' ? 'manager' : 'admin',
          jobs: username === 'off' ? ['a', 'b'] : [],
          last_login: null,
          disabled: username === 'off',
          twoStep: username !== 'off',
          created_at: '2026-01-02T03:04:05.000Z',
        })),
      ),
    ),
    endAllSessions: vi.fn<AdminStore['endAllSessions']>(() => Promise.resolve(3)),
    setDisabled: vi.fn<AdminStore['setDisabled']>(exists),
    setPassword: vi.fn<AdminStore['setPassword']>(exists),
    turnOff: vi.fn<TwoStepStore['turnOff']>(({ username }) => exists(username)),
  };
}

const ask = (answer: string) => vi.fn(() => Promise.resolve(answer));
const run = (args: string[], stores = storesWith('anna'), askPassword = ask(password)) =>
  readCommand(args).act({ admins: stores, twoStep: stores, askPassword });

describe('the command line', () => {
  const admin = { role: 'admin', jobs: [], email: '' };
  test.each<[args: string[], call: keyof ReturnType<typeof storesWith>, input: unknown[], printed: string]>([
    [['create', ' Bert '], 'create', ['bert', password, admin], 'Admin bert is created.'],
    [
      ['create', 'bert', '--role', 'manager', '--jobs', 'a,b', '--email', 'Bert@Example.com'],
      'create',
      ['bert', password, { role: 'manager', jobs: ['a', 'b'], email: 'bert@example.com' }],
      'Manager bert is created.',
    ],
    [
      ['create', 'bert', '--name', ' Bert  Ek ', '--title='],
      'create',
      ['bert', password, { ...admin, name: 'Bert Ek', title: '' }],
      'Admin bert is created.',
    ],
    [
      ['role', 'anna', '--role=recruiter'],
      'change',
      ['anna', { role: 'recruiter', jobs: [] }, 'command line', { seen: undefined }],
      'The role of anna is now: recruiter.',
    ],
    [['end-sessions'], 'endAllSessions', [], '3 sessions have ended: everybody has to log in again.'],
    [['disable', 'anna', '--yes'], 'setDisabled', ['anna', true, { seen: true }], 'anna is disabled, and logged out everywhere.'],
    [['enable', 'anna'], 'setDisabled', ['anna', false], 'anna may log in again.'],
    [['password', 'anna'], 'setPassword', ['anna', password], 'anna has a new password, and is logged out everywhere.'],
    [['reset-two-step', 'anna'], 'turnOff', [{ username: 'anna' }, 'command line'], 'Two-step login of anna is off'],
  ])('does what it is told by %j', async (args, call, input, printed) => {
    const stores = storesWith('anna');
    expect(await run(args, stores)).toEqual([expect.stringContaining(printed)]);
    expect(stores[call]).toHaveBeenCalledExactlyOnceWith(...input);
  });

  test('names the project', () => {
    expect(readCommand(['--project=my-project', 'list']).project).toBe('my-project');
  });

  test.each([
    [['create', 'anna', password]],
    [['password', 'anna', password]],
    [['create', 'anna', '--password', password]],
    [['create', 'anna', `--password=${password}`]],
    [['create', 'anna', '-p', password]],
  ])('takes no password: %j', (args) => {
    expect(() => readCommand(args)).toThrow(/^A password is not taken from the command line/);
  });

  test.each([
    [[]],
    [['delete', 'anna']],
    [['create']],
    [['list', 'anna']],
    [['end-sessions', 'anna']],
    [['disable', 'anna', 'bert']],
    [['list', '--project']],
    [['--force', 'list']],
    [['role', 'anna']],
    [['disable', 'anna', '--role', 'admin']],
    [['enable', 'anna', '--yes']],
    [['role', 'anna', '--role', 'admin', '--name', 'Anna']],
    [['role', 'anna', '--role', 'admin', '--email', 'anna@example.com']],
  ])('is refused with its usage: %j', (args) => {
    expect(() => readCommand(args)).toThrow(/^Use: npm run admin/);
  });

  test.each(['a/b', '..', '__x__', 'ä', '-anna', 'x'.repeat(65), ...actorsWithoutAccount, ' Visitor '])('refuses the name %s', (name) => {
    expect(() => readCommand(['create', '--', name])).toThrow(Problem);
  });
});

describe('accounts', () => {
  test('have jobs that exist', async () => {
    await expect(run(['role', 'anna', '--role', 'manager', '--jobs', 'unknown'])).rejects.toThrow('Not all of these jobs exist.');
  });

  test('are not created twice, and a second attempt asks for no password', async () => {
    const asking = ask(password);
    await expect(run(['create', 'anna'], undefined, asking)).rejects.toThrow('There is an admin anna already.');
    expect(asking).not.toHaveBeenCalled();
  });

  test.each([
    ['short', /12 to 128/],
    ['1qaz2wsx3edc', /Many people use this password/],
    ['welcome to SYSDNA', /name of the company/],
    ['this is Anna speaking', /name of the company or the account/],
  ])('refuse a password of a wrong length, or that is easily guessed: %s', async (bad, reason) => {
    const stores = storesWith('anna');
    await expect(run(['password', 'anna'], stores, ask(bad))).rejects.toThrow(reason);
    expect(stores.setPassword).not.toHaveBeenCalled();
  });

  test.each([['role', '--role=recruiter'], ['disable'], ['enable'], ['password'], ['reset-two-step']])(
    'that do not exist are reported: %s',
    async (...args) => {
      await expect(run([...args, 'nobody'])).rejects.toThrow('There is no account nobody.');
    },
  );

  test('are listed', async () => {
    expect(await run(['list'], storesWith('anna', 'off'))).toEqual([
      'anna\tadmin\tactive\ttwo-step login on\tsince 2026-01-02',
      'off\tmanager a b\tdisabled\ttwo-step login off\tsince 2026-01-02',
    ]);
    expect(await run(['list'], storesWith())).toEqual(['There are no accounts.']);
  });
});
