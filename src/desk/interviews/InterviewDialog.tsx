import { Box, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { type Interview, interviewEdit } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dateIn, clockTimeIn, zonedTime, zoneName } from '#rooms/platform/contract/zones.ts';
import { interviewsTexts } from './interviews-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shell/DialogButton.tsx';
import { EditDialog } from '../shell/EditDialog.tsx';
import { EditForm } from '../shell/EditForm.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { colleaguesQuery } from '../shell/queries.ts';
import { type Meeting, MeetingFields, WhyField } from './MeetingFields.tsx';
import { meetingAt } from './times.ts';
import { useBusy } from './use-busy.ts';

const texts = interviewsTexts.change;

type Values = Meeting & { day: string; time: string; why: string };

const validateEdit = schemaResolver(interviewEdit, { sync: true });

/** Changes time (in the browser's zone), length, place and interviewers of what is booked. */
export function InterviewDialog({ interview, opened, onClose, onSaved }: OpenedDialogProps & { interview: Interview }) {
  const { id, job_id, applicant_name, updated_at, minutes, place, interviewers } = interview;
  const zone = browserZone();
  const at = interview.at ?? '';
  const colleagues = useQuery(colleaguesQuery);

  const begin = { day: dateIn(zone, Date.parse(at)), time: clockTimeIn(zone, at) };
  /** What stays by the clock stays, even in an hour that the clocks show twice. */
  const beginOf = (day: string, time: string) => (day === begin.day && time === begin.time ? Date.parse(at) : zonedTime(day, time, zone));

  const inputOf = ({ day, time, ...meeting }: Values) => ({
    ...meeting,
    at: day && time ? new Date(beginOf(day, time)).toISOString() : '',
    updated_at,
  });
  const form = useForm<Values>({
    initialValues: {
      ...begin,
      minutes: minutes as Meeting['minutes'],
      place,
      interviewers,
      why: '',
    },
    validate: (values) => {
      const { at, ...errors } = validateEdit(inputOf(values));
      return at ? { ...errors, time: texts.invalidTime } : errors;
    },
  });
  const submission = useSubmission(async (values: Values) => {
    await adminCall(interviewEndpoints.updateInterview, { params: { id }, body: inputOf(values) });
    onSaved();
  });
  const { day, time, interviewers: chosen, minutes: length } = form.values;
  const busy = useBusy(day || begin.day, zone, chosen);
  const warning = day && time && busy.warningAt(meetingAt(beginOf(day, time), length));
  const locked = { readOnly: submission.sending, required: true };

  return (
    <EditDialog opened={opened} title={texts.title(applicant_name)} onClose={onClose}>
      <EditForm {...{ form, submission, texts }} failed={staffTexts.changeInterviewFailed}>
        <p className="hint">{texts.hint(zoneName(zone))}</p>
        <div className={styles.pair}>
          <TextInput {...form.getInputProps('day')} {...locked} type="date" label={texts.day} data-autofocus />
          <TextInput {...form.getInputProps('time')} {...locked} type="time" step={900} label={texts.time} />
        </div>
        <p role="status">{warning}</p>
        <Loaded query={colleagues} failed={staffTexts.fetchTeamFailed}>
          {(all) => (
            <Box display="contents" inert={submission.sending}>
              <MeetingFields
                meeting={form.values}
                onChange={form.setValues}
                placeProps={form.getInputProps('place')}
                error={form.errors['interviewers']}
                colleagues={all}
                jobId={job_id}
              />
            </Box>
          )}
        </Loaded>
        <WhyField {...form.getInputProps('why')} readOnly={submission.sending} />
        <RequiredFieldsNotice errors={form.errors} />
      </EditForm>
    </EditDialog>
  );
}
