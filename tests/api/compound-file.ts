const sectorBytes = 512;
const entryBytes = 128;
const none = 0xffffffff;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;

/** Beneath this size a stream would be packed with others. [MS-CFB] 2.2 */
const streamBytes = 4096;

type Item = { kind: number; name: string; sector: number };

/**
 * A small compound file, by [MS-CFB]: its header, one sector of the allocation table, the directory, and the streams.
 * @param streams at most eight, of at most 4096 bytes each
 * @param storages empty ones
 */
export function compoundFile(streams: Record<string, Buffer>, storages: string[] = []): Buffer {
  const contents = Object.values(streams).map((content) => Buffer.concat([content], streamBytes));
  const count = contents.length + storages.length + 1;
  const directorySectors = Math.ceil((count * entryBytes) / sectorBytes);
  const sectorOf = (index: number) => 1 + directorySectors + (index * streamBytes) / sectorBytes;
  const items: Item[] = [
    { kind: 5, name: 'Root Entry', sector: endOfChain },
    ...Object.keys(streams).map((name, index) => ({ kind: 2, name, sector: sectorOf(index) })),
    ...storages.map((name) => ({ kind: 1, name, sector: 0 })),
  ];
  const chains = [directorySectors, ...contents.map(() => streamBytes / sectorBytes)];
  return Buffer.concat([header(), table(chains), directory(items, directorySectors), ...contents]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  // Minor and major version, byte order, the sizes of sectors as powers of two.
  [0x3e, 3, 0xfffe, 9, 6].forEach((value, index) => bytes.writeUInt16LE(value, 24 + 2 * index));
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(streamBytes, 56);
  bytes.writeUInt32LE(endOfChain, 60);
  bytes.writeUInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

/** @param chains how many sectors each has, one behind the other from sector 1 on */
function table(chains: number[]): Buffer {
  const bytes = Buffer.alloc(sectorBytes, 0xff);
  bytes.writeUInt32LE(fatSector, 0);
  let sector = 1;
  for (const length of chains) {
    for (let left = length; left > 0; left -= 1, sector += 1) bytes.writeUInt32LE(left === 1 ? endOfChain : sector + 1, 4 * sector);
  }
  return bytes;
}

/** The root's children hang one below the other, each to the right of the one before. */
function directory(items: Item[], sectors: number): Buffer {
  const bytes = Buffer.alloc(sectors * sectorBytes);
  items.forEach(({ kind, name, sector }, index) => {
    const entry = bytes.subarray(index * entryBytes, (index + 1) * entryBytes);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * (name.length + 1), 64);
    entry.writeUInt8(kind, 66);
    entry.writeUInt8(1, 67);
    entry.writeUInt32LE(none, 68);
    entry.writeUInt32LE(index > 0 && index + 1 < items.length ? index + 1 : none, 72);
    entry.writeUInt32LE(index === 0 ? 1 : none, 76);
    entry.writeUInt32LE(sector, 116);
    entry.writeUInt32LE(kind === 2 ? streamBytes : 0, 120);
  });
  return bytes;
}
