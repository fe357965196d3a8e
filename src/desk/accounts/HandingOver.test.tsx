import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Consequences, LeftInterview } from '#rooms/accounts/contract/account-changes.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { fakeServerOfFile, json, noContent, sent } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, user } from '../../../tests/component/user.ts';
import { handingOverTexts as texts, teamTexts } from './team-texts.ts';
import { AccountDialog, DisableDialog } from './AccountDialog.tsx';

const colleague = (username: string, jobs?: string[]) =>
  ({ username, role: jobs ? 'manager' : 'recruiter', jobs: jobs ?? [], has_email: username !== 'mute' }) as const;

const left = (id: string, applicant_name: string, changes: Partial<LeftInterview> = {}): LeftInterview => ({
  ...{ id, applicant_name, job_id: 'a', job_title: 'Welder', state: 'booked', at: '2026-12-08T03:30:00.000Z', minutes: 45 },
  ...{ times: [], others: [], busy: [], told: [applicant_name, 'sam'] },
  ...changes,
});

const consequences: Consequences = {
  interviews: [
    left('one', 'Ingrid Solheim', { busy: ['kim'], told: ['Ingrid Solheim', 'sam', 'rita'] }),
    left('two', 'Asha Rao', { others: ['kim'] }),
    left('three', 'Ben Cho', { state: 'proposed', at: null, times: ['2026-12-08T03:30:00.000Z'], told: [] }),
  ],
  applications: [{ id: 'four', applicant_name: 'Zoe Late', job_id: 'b', job_title: 'Fitter' }],
  invitations: ['grace@example.com'],
  colleagues: [colleague('kim'), colleague('max', ['b']), colleague('mute'), colleague('rita')],
  seen: 'first',
};

const server = fakeServerOfFile();
const handedOver = () => sent(server.to(endpoints.updateAccount).at(-1));
const itemOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openDisabling(onSaved = vi.fn()) {
  server.on(endpoints.readConsequences, () => json(200, consequences));
  renderStaff(<DisableDialog username="sam" opened onClose={vi.fn()} onSaved={onSaved} />);
  await screen.findByText(texts.lead('sam'));
  return onSaved;
}

it('says who is concerned, when, and who is mailed, and names what the button does', async () => {
  await openDisabling();
  expect(itemOf('Ingrid Solheim')).toHaveTextContent(
    /Welder.*8 Dec 2026, .*45 minutes.*Canceled\. 3 emails leave at once: to Ingrid Solheim, sam, and rita\./,
  );
  expect(itemOf('Asha Rao')).toHaveTextContent('Goes on with kim. 2 emails leave at once');
  expect(itemOf('Ben Cho')).toHaveTextContent('1 proposed time, none chosen yetThe times are withdrawn. No email leaves.');
  expect(screen.getByText(/The open invitation of grace@example.com ends/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/1 interview is canceled.*1 application has no owner.*5 emails leave at once/);
  expect(screen.getByRole('button', { name: 'Disable, cancel 1 interview, and withdraw 1 proposal' })).toBeEnabled();
  expect(server.to(endpoints.updateAccount)).toEqual([]);
});

it('offers who sees the job and is free, for each and for all, and sends what is chosen', async () => {
  server.on(endpoints.updateAccount, noContent);
  const onSaved = await openDisabling();
  expect(optionsOf(texts.interviewerFor('Ingrid Solheim'))).toEqual([texts.nobody, 'mute', 'rita']);
  expect(optionsOf(texts.interviewerFor('Asha Rao'))).toEqual([texts.nobody, 'mute', 'rita']);
  expect(optionsOf(texts.ownerFor('Zoe Late'))).toEqual([texts.nobody, 'kim', 'max', 'mute', 'rita']);
  await user.selectOptions(screen.getByLabelText(texts.sameForAll), 'rita');
  await user.selectOptions(screen.getByLabelText(texts.interviewerFor('Asha Rao')), 'mute');
  await user.selectOptions(screen.getByLabelText(texts.ownerFor('Zoe Late')), 'max');
  expect(screen.getByLabelText(texts.sameForAll)).toHaveDisplayValue(texts.different);
  expect(itemOf('Asha Rao')).toHaveTextContent('Goes on with kim and mute. 2 emails leave at once: to Asha Rao and sam.');
  await click(teamTexts.disable.confirm);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const to = { one: 'rita', two: 'mute', three: 'rita', four: 'max' };
  expect(handedOver()).toEqual({ disabled: true, seen: 'first', hand_over: Object.entries(to).map(([id, name]) => ({ id, to: name })) });
});

it('shows what has changed meanwhile, and confirms that', async () => {
  const present = { ...consequences, interviews: [left('new', 'Noor Ali')], applications: [], invitations: [], seen: 'second' };
  server.on(endpoints.updateAccount, () => json(409, { error: yourAccountTexts.unconfirmed, consequences: present }));
  const onSaved = await openDisabling();
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
  const account = {
    username: 'sam',
    email: '',
    role: 'recruiter',
    jobs: [],
    disabled: false,
    twoStep: false,
    created_at: '',
    last_login: null,
  } as const;
  server.on(endpoints.updateAccount, (call) =>
    sent(call)['seen'] === undefined ? json(409, { error: yourAccountTexts.unconfirmed, consequences }) : noContent(),
  );
  renderStaff(<AccountDialog account={{ ...account, jobs: [] }} opened onClose={vi.fn()} onSaved={onSaved} />);
  await user.selectOptions(await screen.findByLabelText(teamTexts.fields.role), 'admin');
  await click(teamTexts.change.submit);
  await screen.findByText(texts.lead('sam'));
  expect(onSaved).not.toHaveBeenCalled();
  await click('Cancel');
  expect(await screen.findByLabelText(teamTexts.fields.role)).toHaveValue('admin');
  await click(teamTexts.change.submit);
  await click(/^Save, cancel/);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('sam'));
  expect(handedOver()).toMatchObject({ role: 'admin', seen: 'first' });
});
