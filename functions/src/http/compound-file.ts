/** [MS-CFB] 2.2 */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
const storage = 1;
const stream = 2;

/** Whether a file begins as one of Microsoft's compound files, which hold streams like a file system. [MS-CFB] 2.2 */
export function isCompoundFile(content: Buffer): boolean {
  return content.subarray(0, signature.length).equals(signature);
}

/**
 * The streams and storages of a compound file. Sectors are searched for entries, not followed from one to the next: a chain
 * that is broken or runs in circles hides none and holds nobody up.
 * @returns the first sector of each, by its name in lower case, which is how names compare
 */
export function compoundFileEntries(content: Buffer): Map<string, number> {
  const entries = new Map<string, number>();
  // All sectors begin at a multiple of the entries' length.
  for (let at = 0; at + entryBytes <= content.length; at += entryBytes) {
    const name = entryName(content.subarray(at, at + entryBytes));
    if (name !== undefined && !entries.has(name)) entries.set(name, content.readUInt32LE(at + 116));
  }
  return entries;
}

/** @returns a stream's sector from its beginning to the end of the file; empty where it lies beyond that */
export function sectorAt(content: Buffer, sector: number): Buffer {
  const sectorShift = content.length >= 32 ? content.readUInt16LE(30) : 9;
  // The file's header takes the place of a sector.
  return content.subarray(Math.min((sector + 1) * 2 ** Math.min(sectorShift, 16), content.length));
}

/** [MS-CFB] 2.6.1: 64 bytes of name in UTF-16 with a NUL at its end, its length in bytes, the kind. */
function entryName(entry: Buffer): string | undefined {
  const length = entry.readUInt16LE(64);
  const kind = entry[66];
  if ((kind !== storage && kind !== stream) || length < 4 || length > 64 || length % 2 !== 0) return undefined;
  if (entry.readUInt16LE(length - 2) !== 0) return undefined;
  return entry.toString('utf16le', 0, length - 2).toLowerCase();
}
