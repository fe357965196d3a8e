import { z } from 'zod/mini';
import { email } from '../../platform/contract/email.ts';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { optionalEmail } from '../../platform/contract/optional-email.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { requiredVersion } from '../../platform/contract/stored.ts';
import { choice, line, paragraph, text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { application, ifStale } from './applications.ts';
import { applicationInput } from './apply.ts';
import { sourcePattern } from './source.ts';

/** How an application came that staff have added. */
export const origins = ['mail', 'agency', 'referral', 'fair', 'other'] as const;

export type Origin = (typeof origins)[number];

/** The parts of the multipart form, besides the resume. */
export const addedInput = z.extend(z.pick(applicationInput, { applicant_name: true, phone: true, cover_letter: true }), {
  applicant_email: z._default(optionalEmail, ''),
  job_id: text(limits.documentIdBytes).check(z.minLength(1, texts.requiredFields)),
  origin: choice('How it came', origins),
  referred_by: z._default(line('Through whom', limits.nameLength), ''),
  source: z._default(line('Source', limits.sourceLength).check(z.toLowerCase(), z.regex(sourcePattern, staffTexts.invalidSource)), ''),
  note: z._default(paragraph('Note', limits.noteLength), ''),
});

export const addressInput = z.object({ applicant_email: email, updated_at: requiredVersion });

export type AddedInput = z.output<typeof addedInput>;
export type AddressInput = z.output<typeof addressInput>;

/** Apart from the others, since the first page of staff doesn't load what its dialogs need. */
export const byHandEndpoints = {
  /** A multipart form, which may also have a resume. Closed jobs are allowed. */
  addApplication: endpoint('POST', `${admin}/applications`, 'staff: their jobs', { status: 201, body: addedInput, output: application }),
  /** 429 within an hour after a correction. */
  correctAddress: endpoint('PUT', `${admin}/applications/:id/address`, 'recruiters', {
    body: addressInput,
    output: application,
    refusals: ifStale,
  }),
} satisfies Record<string, Endpoint>;
