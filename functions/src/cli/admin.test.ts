import { actorsWithoutAccount } from '../platform/contract/roles.ts';
import { describe, expect, test, vi } from 'vitest';
import type { AuthorityInput } from '../accounts/contract/team.ts';
import type { AdminStore } from '../accounts/team.ts';
import type { TwoStepStore } from '../accounts/two-step.ts';
import { administer, parseCommand, UsageError } from './admin.ts';

const password = 'a password of some length';

function storesWith(...names: string[]) {
  const exists = (name: string) => Promise.resolve(names.includes(name));
  const admins = {
    create: vi.fn<AdminStore['create']>((name) => Promise.resolve(!names.includes(name))),
    change: vi.fn<AdminStore['change']>(exists),
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
  };
  return { admins, twoStep: { turnOff: vi.fn<TwoStepStore['turnOff']>(({ username }) => exists(username)) } };
}

const ask = (answer: string) => vi.fn(() => Promise.resolve(answer));

describe('the command line', () => {
  test.each([
    [['create', ' Anna '], { action: 'create', username: 'anna', authority: { role: 'admin', jobs: [] } }],
    [
      ['create', 'anna', '--role', 'manager', '--jobs', 'a,b', '--email', 'Anna@Example.com'],
      { action: 'create', username: 'anna', authority: { role: 'manager', jobs: ['a', 'b'] }, email: 'anna@example.com' },
    ],
    [
      ['create', 'anna', '--name', ' Anna  Ek ', '--title='],
      { action: 'create', username: 'anna', authority: { role: 'admin', jobs: [] }, profile: { name: 'Anna Ek', title: '' } },
    ],
    [['name', 'anna', '--title', 'Lead engineer'], { action: 'name', username: 'anna', profile: { title: 'Lead engineer' } }],
    [['role', 'anna', '--role=recruiter'], { action: 'role', username: 'anna', authority: { role: 'recruiter', jobs: [] } }],
    [['end-sessions'], { action: 'end-sessions', username: '' }],
    [['list', '--project', 'my-project'], { action: 'list', username: '', project: 'my-project' }],
    [['--project=my-project', 'disable', 'anna'], { action: 'disable', username: 'anna', project: 'my-project' }],
    [['disable', 'anna', '--yes'], { action: 'disable', username: 'anna', yes: true }],
    [['enable', 'anna'], { action: 'enable', username: 'anna' }],
    [['password', 'anna'], { action: 'password', username: 'anna' }],
  ])('is read from %j', (args, command) => {
    expect(parseCommand(args)).toEqual(command);
  });

  test.each([
    [['create', 'anna', password]],
    [['password', 'anna', password]],
    [['create', 'anna', '--password', password]],
    [['create', 'anna', `--password=${password}`]],
    [['create', 'anna', '-p', password]],
  ])('takes no password: %j', (args) => {
    expect(() => parseCommand(args)).toThrow(/^A password is not taken from the command line/);
  });

  test.each([
    [[]],
    [['delete', 'anna']],
    [['create']],
    [['list', 'anna']],
    [['end-sessions', 'anna']],
    [['disable', 'anna', 'bert']],
    [['list', '--project']],
    [['list', '--project=']],
    [['--force', 'list']],
    [['role', 'anna']],
    [['disable', 'anna', '--role', 'admin']],
    [['enable', 'anna', '--yes']],
    [['name', 'anna']],
    [['role', 'anna', '--role', 'admin', '--name', 'Anna']],
    [['role', 'anna', '--role', 'admin', '--email', 'anna@example.com']],
  ])('is refused with its usage: %j', (args) => {
    expect(() => parseCommand(args)).toThrow(/^Use: npm run admin|^--project needs/);
  });

  test.each(['a/b', '..', '__x__', 'ä', '-anna', 'x'.repeat(65), ...actorsWithoutAccount, ' Visitor '])('refuses the name %s', (name) => {
    expect(() => parseCommand(['create', '--', name])).toThrow(UsageError);
  });
});

describe('accounts', () => {
  test('are created with the password that was asked for', async () => {
    const stores = storesWith();
    expect(await administer({ action: 'create', username: 'anna' }, stores, ask(password))).toEqual(['Admin anna is created.']);
    expect(stores.admins.create).toHaveBeenCalledExactlyOnceWith('anna', password, { role: 'admin', jobs: [], email: '' });
  });

  test('have a role, which can change, and jobs that exist', async () => {
    const stores = storesWith('anna');
    const authority: AuthorityInput = { role: 'manager', jobs: ['a'] };
    const create = { action: 'create', username: 'bert', authority, email: 'bert@example.com' } as const;
    expect(await administer(create, stores, ask(password))).toEqual(['Manager bert is created.']);
    expect(stores.admins.create).toHaveBeenCalledExactlyOnceWith('bert', password, { ...authority, email: 'bert@example.com' });
    await administer({ action: 'role', username: 'anna', authority }, stores, ask(''));
    expect(stores.admins.change).toHaveBeenCalledExactlyOnceWith('anna', authority, 'command line', { seen: undefined });
    authority.jobs = ['unknown'];
    const refused = administer({ action: 'role', username: 'anna', authority }, stores, ask(''));
    await expect(refused).rejects.toThrow('Not all of these jobs exist.');
  });

  test('have a name and a title, which can change', async () => {
    const stores = storesWith('anna');
    const profile = { name: 'Anna Ek', title: 'Lead engineer' };
    await administer({ action: 'create', username: 'bert', profile }, stores, ask(password));
    expect(stores.admins.create).toHaveBeenCalledExactlyOnceWith('bert', password, { role: 'admin', jobs: [], email: '', ...profile });
    await administer({ action: 'name', username: 'anna', profile }, stores, ask(''));
    expect(stores.admins.change).toHaveBeenCalledExactlyOnceWith('anna', { ...profile, jobs: [] }, 'command line');
  });

  test('are not created twice, and a second attempt asks for no password', async () => {
    const asking = ask(password);
    await expect(administer({ action: 'create', username: 'anna' }, storesWith('anna'), asking)).rejects.toThrow(
      'There is an admin anna already.',
    );
    expect(asking).not.toHaveBeenCalled();
  });

  test.each([
    ['short', /12 to 128/],
    ['1qaz2wsx3edc', /Many people use this password/],
    ['welcome to SYSDNA', /name of the company/],
    ['this is Anna speaking', /name of the company or the account/],
  ])('refuse a password of a wrong length, or that is easily guessed: %s', async (bad, reason) => {
    const stores = storesWith('anna');
    await expect(administer({ action: 'password', username: 'anna' }, stores, ask(bad))).rejects.toThrow(reason);
    expect(stores.admins.setPassword).not.toHaveBeenCalled();
  });

  test('are disabled, enabled, given a password, and lose two-step login', async () => {
    const stores = storesWith('anna');
    await administer({ action: 'disable', username: 'anna', yes: true }, stores, ask(''));
    await administer({ action: 'enable', username: 'anna' }, stores, ask(''));
    await administer({ action: 'password', username: 'anna' }, stores, ask(password));
    await administer({ action: 'reset-two-step', username: 'anna' }, stores, ask(''));
    expect(await administer({ action: 'end-sessions', username: '' }, stores, ask(''))).toEqual([
      '3 sessions have ended: everybody has to log in again.',
    ]);
    expect(stores.admins.setDisabled.mock.calls).toEqual([
      ['anna', true, { seen: true }],
      ['anna', false],
    ]);
    expect(stores.admins.setPassword).toHaveBeenCalledExactlyOnceWith('anna', password);
    expect(stores.twoStep.turnOff).toHaveBeenCalledExactlyOnceWith({ username: 'anna' }, 'command line');
  });

  test.each(['role', 'name', 'disable', 'enable', 'password', 'reset-two-step'] as const)(
    'that do not exist are reported: %s',
    async (action) => {
      await expect(administer({ action, username: 'nobody' }, storesWith('anna'), ask(password))).rejects.toThrow(
        'There is no account nobody.',
      );
    },
  );

  test('are listed', async () => {
    expect(await administer({ action: 'list', username: '' }, storesWith('anna', 'off'), ask(''))).toEqual([
      'anna\tadmin\tactive\ttwo-step login on\tsince 2026-01-02',
      'off\tmanager a b\tdisabled\ttwo-step login off\tsince 2026-01-02',
    ]);
    expect(await administer({ action: 'list', username: '' }, storesWith(), ask(''))).toEqual(['There are no accounts.']);
  });
});
