import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { type Reasons, reasonsOf } from '#rooms/answers/contract/team-words.ts';
import { deviceStore } from '../../shared/lib/stores.ts';
import { tellingTexts } from './telling-texts.ts';

const lastReason = 'last reason';

/** @returns the reason that an application has, or else the last one used in this browser */
export function usualReason(list: Reasons, stored = ''): string {
  return [stored, deviceStore.read(lastReason) ?? ''].find((one) => reasonsOf(list).includes(one)) ?? '';
}

export const keepReason = (reason: string) => deviceStore.write(lastReason, reason);

/** Why an application is rejected, from the team's list, if it has one. */
export function ReasonField({ list, ...props }: NativeSelectProps & { list: Reasons }) {
  const { label, hint, choose, none } = tellingTexts.why;
  const reasons = reasonsOf(list);
  if (reasons.length === 0) return null;
  const options = reasons.map((value, index) => ({ value, label: `${index + 1}. ${value}` }));
  const blank = { value: '', label: list.reason_required ? choose : none };
  return <NativeSelect {...props} label={label} description={hint} required={list.reason_required} data={[blank, ...options]} />;
}
