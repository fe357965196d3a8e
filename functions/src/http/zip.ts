import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

/** An archive that no honest program writes: it is broken, overlaps, names files outside, or says something else than it is. */
export class ZipError extends Error {
  override name = 'ZipError';
}

export type ZipBounds = { entries: number; unpackedBytes: number };

/** 'bomb': what it says it unpacks to is beyond the bounds. */
export type ZipVerdict = { entries: Entry[]; read: (entry: Entry, keep: boolean) => Promise<Buffer> } | 'bomb';

async function openZip(content: Buffer): Promise<ZipFile> {
  const { fromBufferPromise } = await import('yauzl');
  return fromBufferPromise(content, { strictFileNames: true });
}

/** Whether a reader of archives would take the content for one, whatever stands before it. */
export async function isZip(content: Buffer): Promise<boolean> {
  try {
    return (await openZip(content)).entryCount > 0;
  } catch {
    return false;
  }
}

/**
 * Reads the directory of an archive. Nothing is unpacked yet.
 * @throws an error, yauzl's or a {@link ZipError}, where it can't be trusted
 */
export async function readZip(content: Buffer, bounds: ZipBounds): Promise<ZipVerdict> {
  const zip = await openZip(content);
  if (zip.entryCount > bounds.entries) return 'bomb';
  const entries: Entry[] = [];
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw new ZipError('Two entries of one name');
    names.add(name);
    entries.push(entry);
    packed += localHeaderBytes + entry.fileNameLength + entry.compressedSize;
    unpacked += entry.uncompressedSize;
  }
  // Entries that share bytes are how a small file unpacks to more than deflate could: https://www.bamsoftware.com/hacks/zipbomb/
  if (packed > content.length) throw new ZipError('Entries overlap');
  if (unpacked > bounds.unpackedBytes) return 'bomb';
  return { entries, read: (entry, keep) => unpack(zip, content, entry, keep) };
}

const localHeaderBytes = 30;

/**
 * Unpacks an entry, to see that it is as long as it says and no longer: what it says is within bounds.
 * @param keep whether the content is wanted
 * @returns the content, where it is
 */
async function unpack(zip: ZipFile, content: Buffer, entry: Entry, keep: boolean): Promise<Buffer> {
  const { fileDataStart: start, fileName } = await zip.readLocalFileHeaderPromise(entry);
  // Some readers believe the directory, others what stands before the content.
  if (!fileName.equals(entry.fileNameRaw)) throw new ZipError('Two names for one entry');
  const packed = content.subarray(start, start + entry.compressedSize);
  // That a stored entry's two sizes are one has been seen to.
  if (entry.compressionMethod === methods.stored) return packed;
  if (entry.compressionMethod !== methods.deflated) throw new ZipError('Unknown compression');
  const chunks: Buffer[] = [];
  let length = 0;
  await pipeline(Readable.from([packed]), createInflateRaw({ chunkSize: 64 * 1024 }), async (output: AsyncIterable<Buffer>) => {
    for await (const chunk of output) {
      length += chunk.length;
      if (length > entry.uncompressedSize) throw new ZipError('Longer than it says');
      if (keep) chunks.push(chunk);
    }
  });
  if (length !== entry.uncompressedSize) throw new ZipError('Shorter than it says');
  return Buffer.concat(chunks);
}

const methods = { stored: 0, deflated: 8 };
