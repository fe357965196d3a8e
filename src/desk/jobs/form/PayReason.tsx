import { TextInput, type TextInputProps } from '@mantine/core';
import { payRulesOf, rulesText, unmetRules } from '#rooms/jobs/contract/pay-rules.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import { useRole } from '../../session/session.ts';
import { jobOf } from './job-values.ts';
import type { JobFormState } from './use-job-edit.ts';

/** The pay rules of the job's places, and an admin's reason to open it without what they ask. */
export function PayReason({ form, props }: { form: JobFormState; props: TextInputProps }) {
  const isAdmin = useRole() === 'admin';
  const job = jobOf(form.getValues());
  const rules = payRulesOf(job);
  if (rules.length === 0) return null;
  return (
    <div className="stack gap-12" style={{ gridColumn: '1 / -1' }}>
      <details open={rules.length === 1}>
        <summary>{jobFormTexts.rules(rules.length)}</summary>
        <ul className="hint">
          {rules.map((rule) => (
            <li key={rule.place}>{jobFormTexts.rule(rulesText([rule]), rule.benefits)}</li>
          ))}
        </ul>
      </details>
      {isAdmin && (unmetRules(job) || job.reason_without_pay !== '') && <TextInput key={form.key('reason_without_pay')} {...props} />}
    </div>
  );
}
