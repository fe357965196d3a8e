import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerEndpoints, type SuggestionDraft, suggestionDraft, type SuggestionOutcome } from '#rooms/answers/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { openingValues, replyFields, type ReplyText } from '#rooms/answers/contract/replies.ts';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { suggestionTexts } from './suggestions-texts.ts';
import { repliesTexts } from './replies-texts.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { jobPath } from '../../paths.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { itemKeys, jobsQuery, mailTemplatesQuery } from '../shell/queries.ts';
import { MailFields, MailPreview } from './Mail.tsx';

type Props = {
  /** Of the applications. */
  ids: string[];
  /** The one for the preview, if it is loaded. */
  first?: Application | undefined;
  opened: boolean;
  onClose: () => void;
  /** @param text says who has got the mail */
  onSent: (text: string) => void;
};

/** Tells applicants who asked to be kept about an opening, by one mail that can be edited. */
export function SuggestionDialog({ ids, first, opened, onClose, onSent }: Props) {
  const templates = useQuery(mailTemplatesQuery);
  const jobs = useQuery(jobsQuery);

  const form = (all: ListedJob[], sends: boolean, template: ReplyText) => {
    const open = all.filter(isOpen);
    const [newest] = open;
    if (!sends || !newest) return <Notice kind="info">{sends ? suggestionTexts.noJob : suggestionTexts.off}</Notice>;
    const name = first?.applicant_name ?? repliesTexts.manage.example.name;
    return <SuggestionForm ids={ids} name={name} jobs={[newest, ...open.slice(1)]} template={template} onSent={onSent} />;
  };

  return (
    <EditDialog opened={opened} title={suggestionTexts.title(ids.length)} onClose={onClose}>
      <Loaded query={jobs} failed={suggestionTexts.loadFailed}>
        {(all) => (
          <Loaded query={templates} failed={suggestionTexts.loadFailed}>
            {({ sends, opening }) => form(all, sends, opening)}
          </Loaded>
        )}
      </Loaded>
    </EditDialog>
  );
}

type FormProps = Pick<Props, 'ids' | 'onSent'> & {
  /** Of the applicant in the preview. */
  name: string;
  jobs: [ListedJob, ...ListedJob[]];
  template: ReplyText;
};

function SuggestionForm({ ids, name, jobs, template, onSent }: FormProps) {
  const client = useQueryClient();
  const input = { initialValues: { job_id: jobs[0].id, ...template }, validate: validator(suggestionDraft) };
  const jobWith = (job_id: string) => jobs.find(({ id }) => id === job_id) ?? jobs[0];
  const { form, submission } = useEditForm<SuggestionDraft>(input, async (draft) => {
    const { data } = await adminCall(answerEndpoints.suggestOpening, { body: { ...draft, ids } });
    void client.invalidateQueries({ queryKey: itemKeys });
    const count = (wanted: SuggestionOutcome) => data.results.filter(({ outcome }) => outcome === wanted).length;
    const failed = count('failed');
    if (failed > 0) throw new ApiError(409, suggestionTexts.notAll(failed));
    const remarks = (['already', 'not kept', 'missing'] as const).map((one) => count(one) > 0 && suggestionTexts[one](count(one)));
    onSent([suggestionTexts.sent(count('done'), jobWith(draft.job_id).title), ...remarks].filter(Boolean).join(' '));
  });
  const job = jobWith(form.values.job_id);

  return (
    <EditForm {...{ form, submission }} failed={suggestionTexts.failed} texts={suggestionTexts}>
      <NativeSelect
        {...form.getInputProps('job_id')}
        label={suggestionTexts.job}
        data={jobs.map(({ id, title, location }) => ({ value: id, label: [title, location].filter(Boolean).join(', ') }))}
        data-autofocus
      />
      <MailFields subject={form.getInputProps('subject')} body={form.getInputProps('body')} hint={repliesTexts.hint(replyFields.opening)} />
      <MailPreview
        title={repliesTexts.previewOf(name)}
        text={form.values}
        values={openingValues(name, job.title, location.origin + jobPath(job.id))}
      />
      <p>{suggestionTexts.leave(ids.length)}</p>
    </EditForm>
  );
}
