import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { keptPublication } from '#rooms/jobs/contract/job-closing.ts';
import { jobFieldNames, type ListedJob, type PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { jobFormTexts } from './job-form-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { removeValues } from '../../shared/forms/session-values.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { JobRow } from '../../site/careers/JobRow.tsx';
import { QuestionFields } from '../../site/careers/apply/QuestionFields.tsx';
import { JobText } from '../../site/careers/JobText.tsx';
import { EditDialog, EditForm } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { jobQuery } from '../shell/queries.ts';
import { jobOf, type JobValues, readDraft } from './form/job-values.ts';
import { AlertNote } from './AlertNote.tsx';
import { JobField } from './form/JobField.tsx';
import { type JobEdit, useJobEdit } from './form/use-job-edit.ts';

type Props = Pick<JobEdit, 'onSaved'> & {
  job?: ListedJob;
  copied?: ListedJob;
  opened: boolean;
  report: ReactNode;
  onClose: () => void;
};

/** Creates or edits a job, which it reads first. */
export function JobDialog({ job, copied, opened, report, onSaved, onClose }: Props) {
  const listed = job ?? copied;
  const draftName = `draft job ${job?.id ?? 'new'} ${copied?.id ?? ''}`;
  const [draft] = useState(() => readDraft(draftName));
  const edit = { draftName, draft, onSaved };
  const query = useQuery({
    ...jobQuery(listed?.id ?? ''),
    // Read for this dialog alone, once.
    queryKey: ['job of a dialog', useId()],
    enabled: listed !== undefined,
    staleTime: Infinity,
  });

  const close = () => {
    removeValues(draftName);
    onClose();
  };

  return (
    <EditDialog
      opened={opened}
      title={job ? jobsTexts.editTitle : jobsTexts.createTitle}
      size="xl"
      isEdited={draft !== undefined}
      onClose={close}
    >
      {listed ? (
        <Loaded query={query} failed={staffTexts.fetchJobsFailed}>
          {(whole) => <JobForm {...edit} {...(job ? { job: whole } : { copied: { ...whole, status: listed.status } })} />}
        </Loaded>
      ) : (
        <JobForm {...edit} />
      )}
      {report}
    </EditDialog>
  );
}

function JobForm(edit: JobEdit) {
  const { form, submission, onOverwrite } = useJobEdit(edit);
  const [tab, setTab] = useState<string | null>('edit');
  const published_at = edit.job ? keptPublication(edit.job, serverNow()) : '';

  return (
    <Tabs value={tab} onChange={setTab}>
      <Tabs.List mb={20}>
        <Tabs.Tab value="edit">{jobsTexts.edit}</Tabs.Tab>
        <Tabs.Tab value="preview">{jobsTexts.preview}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="edit">
        <EditForm
          {...{ form, submission, onOverwrite }}
          failed={staffTexts.saveJobFailed}
          texts={{ submit: edit.job ? jobFormTexts.save : jobFormTexts.create, submitting: jobFormTexts.saving }}
        >
          <div className={formStyles.pair}>
            {jobFieldNames.map((name) => (
              <JobField key={name} form={form} name={name} job={edit.job?.id ?? ''} />
            ))}
          </div>
          <AlertNote job={{ ...jobOf(form.values), published_at }} />
        </EditForm>
      </Tabs.Panel>
      <Tabs.Panel value="preview">{tab === 'preview' && <JobPreview values={form.values} published_at={published_at} />}</Tabs.Panel>
    </Tabs>
  );
}

/** The job as visitors see it, with labels for a blank title or location. */
function JobPreview({ values, published_at }: { values: JobValues; published_at: string }) {
  const { title, location } = jobFormTexts.fields;
  const given = jobOf(values);
  const job: PublicJob = {
    ...given,
    title: given.title.trim() || title,
    location: given.location.trim() || location,
    id: 'preview',
    published_at: published_at || new Date(serverNow()).toISOString(),
    created_at: '',
    updated_at: '',
  };
  return (
    <div className="stack gap-16" style={{ containerType: 'inline-size' }}>
      <p className="hint">{jobsTexts.previewHint}</p>
      <div className="surface">
        <JobRow job={job} />
      </div>
      <JobText job={job} />
      {job.questions.length > 0 && (
        <section className={formStyles.form} aria-label={jobFormTexts.fields.questions}>
          <h2 className="h3">{jobFormTexts.fields.questions}</h2>
          <QuestionFields questions={job.questions} propsOf={() => ({})} />
        </section>
      )}
    </div>
  );
}
