/** How far the server's clock is ahead, in milliseconds; NaN before the first answer. */
let lead = NaN;

/** @param date the `Date` header of an answer; without it, this device's clock counts as right */
export function setServerTime(date: string | null): void {
  lead = Date.parse(date ?? '') - Date.now() || 0;
}

/** Clocks of devices can be wrong. @returns milliseconds since 1970; NaN before the first answer */
export function serverNow(): number {
  return Date.now() + lead;
}
