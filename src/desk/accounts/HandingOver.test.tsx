import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Consequences, LeftInterview } from '#rooms/accounts/contract/account-changes.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { aColleague, aTeamAccount } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, noContent, sent } from '../../../tests/component/server.ts';
import { account as ownAccount, renderStaff } from '../../../tests/component/staff.tsx';
import { click, textsOf, user } from '../../../tests/component/user.ts';
import { handingOverTexts as texts, teamTexts } from './team-texts.ts';
import { AccountDialog } from './AccountDialog.tsx';

const colleague = (username: string, jobs?: string[], name = username) =>
  ({
    username,
    name,
    title: '',
    jobs: jobs ?? [],
    deputy: '',
    away_until: '',
    role: jobs ? 'manager' : 'recruiter',
    has_email: username !== 'mute',
  }) as const;

const left = (id: string, applicant_name: string, changes: Partial<LeftInterview> = {}): LeftInterview => ({
  id,
  applicant_name,
  job_id: 'a',
  job_title: 'Welder',
  state: 'booked',
  at: '2026-12-08T03:30:00.000Z',
  minutes: 45,
  times: [],
  others: [],
  busy: [],
  told: [applicant_name, 'sam'],
  ...changes,
});

const consequences: Consequences = {
  interviews: [
    left('one', 'Ingrid Solheim', { busy: ['kim'], told: ['Ingrid Solheim', 'sam', 'rita'] }),
    left('two', 'Asha Rao', { others: ['kim'] }),
    left('three', 'Ben Cho', { state: 'proposed', at: null, times: ['2026-12-08T03:30:00.000Z'], told: [] }),
  ],
  applications: [{ id: 'four', applicant_name: 'Zoe Late', job_id: 'b', job_title: 'Fitter' }],
  postings: [{ id: 'b', job_id: 'b', job_title: 'Fitters' }],
  invitations: ['grace@example.com'],
  colleagues: [colleague('kim', undefined, 'Kim Ito'), colleague('max', ['b'], 'Max Roth'), colleague('mute'), colleague('rita')],
  seen: 'first',
};

const server = fakeServerOfFile();

beforeEach(() => {
  server.on(endpoints.readAccount, () => json(200, ownAccount));
});

const handedOver = () => sent(server.to(endpoints.updateAccount).at(-1));
const itemOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const optionsOf = (label: string) => textsOf(screen.getByLabelText(label), 'option');

const account = aTeamAccount('Sam <Ek>');

const unconfirmed = (present = consequences) => json(409, { error: yourAccountTexts.unconfirmed, consequences: present });
const confirmOnce = () => server.on(endpoints.updateAccount, (call) => (sent(call)['seen'] === undefined ? unconfirmed() : noContent()));

async function openDisabling(onSaved = vi.fn()) {
  confirmOnce();
  renderStaff(<AccountDialog act="disable" account={account} opened onClose={vi.fn()} onSaved={onSaved} />);
  await click(teamTexts.disable.submit);
  await screen.findByText(texts.lead('Sam <Ek>'));
  return onSaved;
}

it('says who is concerned, when, and who is mailed, offers who sees the job and is free, and sends what is chosen', async () => {
  const onSaved = await openDisabling();
  expect(itemOf('Ingrid Solheim')).toHaveTextContent(
    /Welder.*Dec 8, .*45 minutes.*Canceled\. 3 emails go out at once: to Ingrid Solheim, sam, and rita\./,
  );
  expect(itemOf('Asha Rao')).toHaveTextContent('Goes on with Kim Ito. 2 emails go out at once');
  expect(itemOf('Ben Cho')).toHaveTextContent('1 proposed time, none chosen yetThe times are withdrawn. No email is sent.');
  expect(screen.getByText(/The open invitation of grace@example.com ends/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    /1 interview is canceled.*1 application has no owner, and 1 posting names no owner.*5 emails go out at once/,
  );
  expect(screen.getByRole('button', { name: 'Disable, cancel 1 interview, and withdraw 1 proposal' })).toBeEnabled();
  expect(onSaved).not.toHaveBeenCalled();

  expect(optionsOf(texts.interviewerFor('Ingrid Solheim'))).toEqual([texts.nobody, 'mute', 'rita']);
  expect(optionsOf(texts.interviewerFor('Asha Rao'))).toEqual([texts.nobody, 'mute', 'rita']);
  expect(optionsOf(texts.ownerFor('Zoe Late'))).toEqual([texts.nobody, 'Kim Ito', 'Max Roth', 'mute', 'rita']);
  expect(optionsOf(texts.ownerOfNew('Fitters'))).toEqual(optionsOf(texts.ownerFor('Zoe Late')));
  await user.selectOptions(screen.getByLabelText(texts.sameForAll), 'rita');
  await user.selectOptions(screen.getByLabelText(texts.interviewerFor('Asha Rao')), 'mute');
  expect(screen.getByRole('status')).toHaveTextContent(/6 emails go out at once/);
  await user.selectOptions(screen.getByLabelText(texts.ownerFor('Zoe Late')), 'mute');
  expect(screen.getByRole('status')).toHaveTextContent(/5 emails go out at once/);
  await user.selectOptions(screen.getByLabelText(texts.ownerFor('Zoe Late')), 'max');
  expect(screen.getByLabelText(texts.sameForAll)).toHaveDisplayValue(texts.different);
  expect(itemOf('Asha Rao')).toHaveTextContent('Goes on with Kim Ito and mute. 2 emails go out at once: to Asha Rao and sam.');
  await click(teamTexts.disable.submit);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const to = { one: 'rita', two: 'mute', three: 'rita', four: 'max', b: 'rita' };
  expect(handedOver()).toEqual({ disabled: true, seen: 'first', hand_over: Object.entries(to).map(([id, name]) => ({ id, to: name })) });
});

it('begins at its question, and can be left as it came', async () => {
  const onClose = vi.fn();
  confirmOnce();
  renderStaff(<AccountDialog act="disable" account={account} opened onClose={onClose} onSaved={vi.fn()} />);
  await vi.waitFor(() => expect(document.body).not.toHaveFocus());
  await click(teamTexts.disable.submit);
  await screen.findByText(texts.lead('Sam <Ek>'));
  expect(screen.getByText(teamTexts.disable.question('Sam <Ek>'))).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows what has changed meanwhile, and confirms that', async () => {
  const present = {
    ...consequences,
    interviews: [left('new', 'Noor Ali')],
    applications: [],
    postings: [],
    invitations: [],
    seen: 'second',
  };
  const onSaved = await openDisabling();
  server.on(endpoints.updateAccount, () => unconfirmed(present));
  await click(/^Disable, cancel/);
  expect(await screen.findByText('Noor Ali')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(yourAccountTexts.unconfirmed);
  expect(onSaved).not.toHaveBeenCalled();
  server.on(endpoints.updateAccount, noContent);
  await click('Disable and cancel 1 interview');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(handedOver()).toEqual({ disabled: true, seen: 'second', hand_over: [{ id: 'new', to: '' }] });
});

it('another role asks before it counts, and can be taken back', async () => {
  const onSaved = vi.fn();
  confirmOnce();
  renderStaff(<AccountDialog act="change" account={account} opened onClose={vi.fn()} onSaved={onSaved} />);
  await user.selectOptions(await screen.findByLabelText(teamTexts.fields.role), 'admin');
  await click(teamTexts.change.submit);
  await screen.findByText(texts.lead('Sam <Ek>'));
  expect(onSaved).not.toHaveBeenCalled();
  await click('Cancel');
  expect(await screen.findByLabelText(teamTexts.fields.role)).toHaveValue('admin');
  await click(teamTexts.change.submit);
  await click(/^Save, cancel/);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Sam <Ek>'));
  expect(handedOver()).toMatchObject({ role: 'admin', seen: 'first' });
});

it('everything of somebody is handed over in one dialog, the jobs of a manager too, while the account stays', async () => {
  const onSaved = vi.fn();
  confirmOnce();
  server.on(endpoints.listColleagues, () => json(200, [aColleague('rita'), aColleague('max', { role: 'manager', name: 'Max Roth' })]));
  const manager = aTeamAccount('Sam <Ek>', { role: 'manager', jobs: ['a', 'b'] });
  renderStaff(<AccountDialog act="leave" account={manager} opened onClose={vi.fn()} onSaved={onSaved} />);
  const jobs = screen.getByLabelText(teamTexts.leave.jobs(2));
  await vi.waitFor(() => expect(textsOf(jobs, 'option')).toEqual([texts.nobody, 'Max Roth']));
  await user.selectOptions(jobs, 'Max Roth');
  await click(teamTexts.leave.submit);
  await user.selectOptions(await screen.findByLabelText(texts.sameForAll), 'rita');
  await click(/^Hand over/);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Sam <Ek>'));
  const hand_over = ['one', 'two', 'three', 'four', 'b'].map((id) => ({ id, to: 'rita' }));
  expect(handedOver()).toEqual({ leaves: true, jobs_to: 'max', seen: 'first', hand_over });
});
