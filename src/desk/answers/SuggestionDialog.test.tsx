import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, sent } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { aJob } from '../../../tests/example-job.ts';
import { suggestionTexts } from './suggestions-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { SuggestionDialog } from './SuggestionDialog.tsx';

const server = fakeServerOfFile();
const jobs = [
  aJob({ id: 'closed', title: 'Closed job', status: 'Inactive' }),
  aJob({ id: 'rfid', title: 'RFID Engineer' }),
  aJob({ id: 'plm', title: 'Windchill Developer' }),
];

beforeEach(() => {
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
  server.on(endpoints.listJobs, () => json(200, jobs));
});

async function open() {
  const onSent = vi.fn();
  renderStaff(<SuggestionDialog ids={['asha', 'ben', 'cho']} first={anApplication()} opened onClose={vi.fn()} onSent={onSent} />);
  const choice = await screen.findByLabelText<HTMLSelectElement>(new RegExp(suggestionTexts.job));
  return { onSent, choice };
}

it('sends the edited mail about one of the open jobs, stays open if that failed, and says who had it already', async () => {
  const { onSent, choice } = await open();
  expect([...choice.options].map(({ value }) => value)).toEqual(['rfid', 'plm']);
  await user.selectOptions(choice, 'plm');
  enter(screen.getByLabelText(new RegExp(`^${repliesTexts.fields.body}`)), 'Dear {name}, see {job}: {url}');
  const preview = screen.getByRole('region', { name: repliesTexts.previewOf('Asha Rao') });
  expect(preview).toHaveTextContent(/Dear Asha Rao, see Windchill Developer: http.*\/careers\/plm/);

  server.on(endpoints.suggestOpening, () => json(200, { results: [{ id: 'asha', outcome: 'failed' }] }));
  await click(suggestionTexts.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(suggestionTexts.notAll(1));
  expect(onSent).not.toHaveBeenCalled();
  const outcomes = ['done', 'already', 'not kept'];
  server.on(endpoints.suggestOpening, () =>
    json(200, { results: ['asha', 'ben', 'cho'].map((id, index) => ({ id, outcome: outcomes[index] })) }),
  );
  await click(suggestionTexts.submit);
  const text = [suggestionTexts.sent(1, 'Windchill Developer'), suggestionTexts.already(1), suggestionTexts['not kept'](1)].join(' ');
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(text));
  const { subject } = mailTemplatesDefaults.opening;
  const body = 'Dear {name}, see {job}: {url}';
  expect(sent(server.to(endpoints.suggestOpening)[0])).toEqual({ ids: ['asha', 'ben', 'cho'], job_id: 'plm', subject, body });
});

it('offers nothing if the site sends no mail', async () => {
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: false }));
  renderStaff(<SuggestionDialog ids={['asha']} opened onClose={vi.fn()} onSent={vi.fn()} />);
  expect(await screen.findByText(suggestionTexts.off)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: suggestionTexts.submit })).toBeNull();
});
