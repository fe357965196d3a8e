import { useDraft } from '../use-draft.ts';
import type { ApplyFields } from './use-apply-form.ts';

const person = ['applicant_name', 'applicant_email', 'phone'] as const;

/**
 * Keeps what was typed for a posting. Who the applicant is goes along to the next posting too, until an application was
 * sent; what that one holds already goes before.
 */
export function useApplyDraft(form: ApplyFields, jobId: string) {
  const put = (field: (typeof person)[number] | 'cover_letter', text: string) => form.setFieldValue(field, text, { forceUpdate: false });
  const application = useDraft({ name: `apply ${jobId}`, fields: [...person, 'cover_letter'], form, put });
  const applicant = useDraft({ name: 'applicant', fields: person, form, put });

  return {
    save: () => {
      application.save();
      applicant.save();
    },
    discard: () => {
      application.discard();
      applicant.discard();
    },
  };
}
