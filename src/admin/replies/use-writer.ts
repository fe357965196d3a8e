import { useAccount } from '../shared/use-account.ts';

/** @returns the username that signs mails, blank until it is loaded */
export function useWriter(): string {
  return useAccount()?.username ?? '';
}
