import { NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type AddedInput, addedInput, byHandEndpoints, origins } from '#rooms/applications/contract/by-hand.ts';
import { resumeAccept, resumeError } from '#rooms/applications/contract/resume.ts';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import { email } from '#rooms/platform/contract/email.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationPath } from '../../admin-paths.ts';
import styles from '../../shared/forms/Form.module.css';
import { sendOnce } from '../../shared/forms/send-once.ts';
import { useAddressQuestion } from '../../shared/forms/address-question.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { env } from '../../shared/lib/env.ts';
import { multipartOf } from '../../shared/lib/multipart.ts';
import { ResumeInput } from '../../site/careers/apply/ResumeInput.tsx';
import { adminCall } from '../session/admin-call.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import type { OpenedDialogProps } from '../shell/Dialog.tsx';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { applicationCountQuery, applicationsChanged, jobsQuery } from '../shell/queries.ts';
import { newApplicationTexts as texts, originTexts, tellThem } from './by-hand-texts.ts';
import { readChosen } from './read-chosen.ts';

type Values = AddedInput & { resume: File | null };

const validateInput = validator(addedInput);
const problemsOf = ({ resume, ...values }: Values) => ({ ...validateInput(values), resume: resumeError(resume) });

/** Adds an application that came in another way than by the form, and opens it. */
export function NewApplicationDialog({ opened, onClose }: Pick<OpenedDialogProps, 'opened' | 'onClose'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const jobs = useQuery(jobsQuery);
  const [remark, setRemark] = useState('');
  const blank = { applicant_name: '', applicant_email: '', phone: '', cover_letter: '', referred_by: '', source: '', note: '' };
  const validate = useAddressQuestion(problemsOf, 'applicant_email');
  const initialValues: Values = { ...blank, job_id: query.get('job') ?? '', origin: 'other', resume: null };
  const { form, submission } = useEditForm({ initialValues, validate }, async ({ resume: file, ...values }) => {
    const { body, content } = multipartOf(addedInput.parse(values), file);
    const { data } = await sendOnce('new application', content, (headers) => adminCall(byHandEndpoints.addApplication, { body, headers }));
    applicationsChanged(client);
    await navigate(applicationPath(data.id, query));
  });
  const { applicant_name, applicant_email, resume } = form.values;
  const [typed] = useDebouncedValue(applicant_email.trim() || applicant_name.trim(), 300);
  const address = email.safeParse(typed).data;
  // A whole name, if there is no address.
  const q = address ?? (typed.includes(' ') ? typed : undefined);
  const earlier = useQuery({ ...applicationCountQuery({ q }), enabled: q !== undefined }).data?.count ?? 0;

  const choose = async (file: File | null) => {
    const chosen = await readChosen(file);
    form.setValues(chosen.values);
    form.setErrors({ resume: chosen.error });
    setRemark(chosen.remark);
  };

  const jobOptions = jobs.data?.map((job) => ({ value: job.id, label: isOpen(job) ? job.title : texts.closedJob(job.title) }));
  const inputOf = (field: keyof typeof texts.fields & keyof AddedInput) => ({
    ...form.getInputProps(field),
    label: texts.fields[field],
    autoComplete: 'off',
    // So that fields in a row are in line.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies TextInputProps['inputWrapperOrder'],
  });

  return (
    <EditDialog opened={opened} title={texts.title} onClose={onClose}>
      <EditForm {...{ form, submission, texts }} failed={staffTexts.addFailed}>
        <ResumeInput
          {...form.getInputProps('resume')}
          label={texts.file}
          hint={texts.fileHint}
          accept={`${resumeAccept},.eml`}
          value={resume}
          onChange={(file) => void choose(file)}
        />
        <div role="status" className="hint">
          {remark}{' '}
          {earlier > 0 && (
            <Link to={applicationsAddress({ q })} target="_blank">
              {texts.samePerson(earlier, !address)}
            </Link>
          )}
        </div>
        <div className={styles.pair}>
          <TextInput {...inputOf('applicant_name')} required />
          <TextInput {...inputOf('applicant_email')} type="email" description={texts.emailHint} />
          <TextInput {...inputOf('phone')} type="tel" />
          <NativeSelect
            {...inputOf('job_id')}
            {...(jobs.isLoadingError && { error: staffTexts.fetchJobsFailed })}
            required
            data={[{ value: '', label: texts.chooseJob }, ...(jobOptions ?? [])]}
          />
          <NativeSelect {...inputOf('origin')} data={origins.map((value) => ({ value, label: originTexts[value] }))} />
          <TextInput {...inputOf('referred_by')} description={texts.referredByHint} />
        </div>
        <TextInput {...inputOf('source')} description={texts.sourceHint} />
        <Textarea {...inputOf('cover_letter')} rows={4} />
        <Textarea {...inputOf('note')} rows={2} />
        <p className="hint">{applicant_email.trim() && env.sendsMail ? texts.told : tellThem}</p>
      </EditForm>
    </EditDialog>
  );
}
