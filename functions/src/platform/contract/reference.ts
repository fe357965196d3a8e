/** @returns what mails and pages quote of an id */
export function referenceOf({ id }: { id: string }): string {
  return id.slice(0, 8).toUpperCase();
}
