import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { replyFields } from '#rooms/answers/contract/replies.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import { unknownField } from '#rooms/platform/contract/texts.ts';
import { fakeServerOfFile, json, sent } from '../../../tests/component/server.ts';
import { account, renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { repliesTexts } from './replies-texts.ts';
import { MailTemplatesForm } from './MailTemplatesForm.tsx';

const { manage, fields } = repliesTexts;
const stored = { ...mailTemplatesDefaults, sends: true };
const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));

const server = fakeServerOfFile();

beforeEach(() => {
  server.on(endpoints.readMailTemplates, () => json(200, stored));
  server.on(endpoints.readAccount, () => json(200, { ...account, name: 'Robin Ito', title: 'Recruiter' }));
});

const onEdited = vi.fn();

function Form() {
  const query = useQuery({ ...mailTemplatesQuery, staleTime: Infinity });
  return <MailTemplatesForm {...{ query, onEdited }} />;
}

async function open() {
  renderStaff(<Form />);
  await screen.findByLabelText(repliesTexts.template);
}

const saved = () => screen.findByText(manage.saved);

it('edits the loaded version of the templates, with an example in the preview', async () => {
  await open();
  const preview = screen.getByRole('region', { name: repliesTexts.previewOf('Asha Rao') });
  await waitFor(() => expect(preview).toHaveTextContent('Kind regards, Robin Ito, Recruiter sysDNA'));
  enter(field('body'), 'Dear {name}, come to {company}.');
  expect(preview).toHaveTextContent('Dear Asha Rao, come to sysDNA.');
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'answer');
  enter(field('subject'), 'About {reference}');
  expect(screen.getByRole('region', { name: repliesTexts.previewOf('Asha Rao') })).toHaveTextContent('About 1A2B3C4D');
  server.on(endpoints.updateMailTemplates, (call) => json(200, { ...stored, ...sent(call) }));
  await click(manage.submit);
  await saved();
  const { invite, ask, reject, answer, opening, updated_at } = mailTemplatesDefaults;
  expect(sent(server.to(endpoints.updateMailTemplates)[0])).toEqual({
    invite: { ...invite, body: 'Dear {name}, come to {company}.' },
    ask,
    reject,
    answer: { ...answer, subject: 'About {reference}' },
    opening,
    own: [],
    reasons: '',
    reason_required: false,
    updated_at,
  });
});

it('shows the invalid template, with the focus on its invalid field, and sends nothing', async () => {
  await open();
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'reject');
  enter(field('body'), 'Dear {nmae}');
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'ask');
  await click(manage.submit);
  expect(await screen.findByText(unknownField('nmae', replyFields.application))).toBeInTheDocument();
  expect(screen.getByLabelText(repliesTexts.template)).toHaveValue('reject');
  expect(field('body')).toHaveFocus();
  expect(server.to(endpoints.updateMailTemplates)).toEqual([]);
});

it('is not edited by a mere choice of another template', async () => {
  await open();
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'reject');
  expect(onEdited).not.toHaveBeenCalledWith(true);
});

it('adds templates of the team, in its order, takes one out, and asks for names that differ and reasons that fit', async () => {
  await open();
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'reject');
  enter(screen.getByLabelText(manage.reasons), 'Pay\nPay');
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'ask');
  for (const name of ['Kind no', 'Second round', 'Third']) {
    await click(manage.add);
    enter(screen.getByLabelText(/^Name/), name);
  }
  await click(manage.remove);
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'Second round');
  await user.selectOptions(screen.getByLabelText(manage.status), 'Interview');
  enter(field('body'), 'Dear {name}, again.');
  enter(screen.getByLabelText(/^Name/), 'kind NO');
  await click(manage.submit);
  expect(await screen.findByText(teamTexts.templateTwice)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  enter(screen.getByLabelText(/^Name/), 'Second round');
  await click(manage.submit);
  expect(await screen.findByText(teamTexts.invalidReasons)).toBeInTheDocument();
  expect(server.to(endpoints.updateMailTemplates)).toEqual([]);
  enter(screen.getByLabelText(manage.reasons), 'Pay');
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'Second round');
  await click(manage.up);
  expect(screen.queryByRole('button', { name: manage.up })).toBeNull();
  server.on(endpoints.updateMailTemplates, (call) => json(200, { ...stored, ...sent(call) }));
  await click(manage.submit);
  await saved();
  const { ask } = mailTemplatesDefaults;
  const second = { ...ask, name: 'Second round', status: 'Interview', body: 'Dear {name}, again.' };
  const own = [second, { ...ask, name: 'Kind no', status: '' }];
  expect(sent(server.to(endpoints.updateMailTemplates)[0])).toMatchObject({ own, reasons: 'Pay' });
});
