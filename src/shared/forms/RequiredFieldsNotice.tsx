import type { FormErrors } from '@mantine/form';
import { texts } from '#rooms/platform/contract/texts.ts';
import { Notice } from '../components/notice/Notice.tsx';

export function RequiredFieldsNotice({ errors }: { errors: FormErrors }) {
  const { requiredFields } = texts;
  return Object.values(errors).includes(requiredFields) && <Notice kind="error">{requiredFields}</Notice>;
}
