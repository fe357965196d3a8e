import type { FormErrors } from '@mantine/form';
import { texts } from '#contract/texts.ts';
import { Notice } from '../components/notice/Notice.tsx';
import { hasBlankFields } from './form-errors.ts';

export function RequiredFieldsNotice({ errors }: { errors: FormErrors }) {
  return hasBlankFields(errors) && <Notice kind="error">{texts.requiredFields}</Notice>;
}
