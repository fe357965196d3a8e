/** Large mail domains, of which the first letters are mistyped or the end is cut most often. */
const largeProviders = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'ymail.com', 'rediffmail.com', 'hotmail.com', 'outlook.com'],
  ...['live.com', 'msn.com', 'icloud.com', 'aol.com', 'mail.com', 'email.com', 'proton.me', 'protonmail.com', 'zoho.com', 'gmx.com'],
];

/** Whether one letter more, less, other, or swapped with the next, is all that differs. */
function isSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const endsAlike = (skipped: number, left: number) => typed.slice(same + skipped) === meant.slice(same + left);
  const isSwapped = typed[same] === meant[same + 1] && typed[same + 1] === meant[same];
  return endsAlike(1, 1) || endsAlike(1, 0) || endsAlike(0, 1) || (isSwapped && endsAlike(2, 2));
}

/** @returns the address that was probably meant; undefined if nothing looks wrong */
export function likelyAddress(address: string): string | undefined {
  const [, name, domain = ''] = /^\s*(.+)@([^@\s]+)\s*$/.exec(address.toLowerCase()) ?? [];
  if (largeProviders.includes(domain)) return undefined;
  const meant = largeProviders.find((provider) => isSlip(domain, provider));
  return meant && `${name}@${meant}`;
}
