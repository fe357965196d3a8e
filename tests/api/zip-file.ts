import { crc32, deflateRawSync } from 'node:zlib';

/** An entry, and what the archive may say of it that is not true. */
export type ZipEntry = {
  name: string;
  content?: Buffer | string;
  /** Deflated beforehand, where the content is too large to have it here. */
  packed?: Buffer;
  /** In bytes, unpacked, as the archive says. */
  size?: number;
  encrypted?: boolean;
  /** The name before the content, where the directory has another. */
  localName?: string;
  /** The content of the entry before is this one's too. */
  shared?: boolean;
};

/** Writes an archive byte by byte, so that it can lie. */
export function zipFile(entries: ZipEntry[]): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let last = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const packed = entry.packed ?? deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(entry.encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(0x5a21, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.size ?? content.length, 18);
    if (!entry.shared) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04'), named(fields, entry.localName ?? entry.name), packed]);
      body.push(local);
      last = offset;
      offset += local.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(last, 10);
    const name = Buffer.from(entry.name);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), named(fields, entry.name).subarray(0, 26), place, name);
  }
  const end = Buffer.alloc(18);
  const directoryBytes = Buffer.concat(directory);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directoryBytes.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...body, directoryBytes, Buffer.from('PK\x05\x06'), end]);
}

function named(fields: Buffer, name: string): Buffer {
  const bytes = Buffer.from(name);
  const copy = Buffer.from(fields);
  copy.writeUInt16LE(bytes.length, 22);
  return Buffer.concat([copy, bytes]);
}
