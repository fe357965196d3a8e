import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { type Interview, interviewEdit } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dateIn, clockTimeIn, zonedTime, zoneName } from '#rooms/platform/contract/zones.ts';
import { interviewsTexts } from './interviews-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { validator } from '../../shared/forms/use-form.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shell/Dialog.tsx';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { enabledQuery } from '../shell/queries.ts';
import { type Meeting, MeetingFields, WhyField } from './MeetingFields.tsx';
import { meetingAt } from './times.ts';
import { useBusy } from './use-busy.ts';

const texts = interviewsTexts.change;

type Values = Meeting & { day: string; time: string; why: string };

const validateEdit = validator(interviewEdit);

type Props = OpenedDialogProps & {
  interview: Interview;
  /** When it is to begin, in milliseconds; as now by default. */
  begin?: number;
};

/** Changes time (in the browser's zone), length, place and interviewers of what is booked. */
export function InterviewDialog({ interview, begin = Date.parse(interview.at ?? ''), opened, onClose, onSaved }: Props) {
  const { id, job_id, applicant_name, updated_at, minutes, place, interviewers } = interview;
  const zone = browserZone();
  const colleagues = useQuery(enabledQuery);

  const first = { day: dateIn(zone, begin), time: clockTimeIn(zone, begin) };
  /** What stays by the clock stays, even in an hour that the clocks show twice. */
  const beginOf = (day: string, time: string) => (day === first.day && time === first.time ? begin : zonedTime(day, time, zone));

  const inputOf = ({ day, time, ...meeting }: Values) => ({
    ...meeting,
    at: day && time ? new Date(beginOf(day, time)).toISOString() : '',
    updated_at,
  });
  const initialValues: Values = { ...first, minutes: minutes as Meeting['minutes'], place, interviewers, why: '' };
  const validate = (values: Values) => {
    const { at, ...errors } = validateEdit(inputOf(values));
    return at ? { ...errors, time: texts.invalidTime } : errors;
  };
  const { form, submission } = useEditForm({ initialValues, validate }, async (values) => {
    await adminCall(interviewEndpoints.updateInterview, { params: { id }, body: inputOf(values) });
    onSaved();
  });
  const { day, time, interviewers: chosen, minutes: length } = form.values;
  const busy = useBusy(day || first.day, chosen);
  const warning = day && time && busy.warningAt(meetingAt(beginOf(day, time), length));

  return (
    <EditDialog opened={opened} title={texts.title(applicant_name)} onClose={onClose}>
      <EditForm {...{ form, submission, texts }} failed={texts.failed}>
        <p className="hint">{texts.hint(zoneName(zone))}</p>
        <div className={styles.pair}>
          <TextInput {...form.getInputProps('day')} required type="date" label={texts.day} data-autofocus />
          <TextInput {...form.getInputProps('time')} required type="time" step={900} label={texts.time} />
        </div>
        <p role="status">{warning}</p>
        <Loaded query={colleagues} failed={staffTexts.fetchTeamFailed}>
          {(all) => <MeetingFields form={form} colleagues={all} jobId={job_id} />}
        </Loaded>
        <WhyField {...form.getInputProps('why')} />
      </EditForm>
    </EditDialog>
  );
}
