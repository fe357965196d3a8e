import type { Entry } from 'yauzl';
import { compoundFileEntries, isCompoundFile } from './compound-file.ts';
import type { ContentProblem } from './resume-check.ts';
import { elements, isUnreadable, xmlText } from './xml.ts';
import { readZip } from './zip.ts';

const zipSignature = Buffer.from('PK\x03\x04', 'latin1');

/** A long document has tens of parts. One of 5 MB that unpacks to more than 100 MB would have to be full of raw pictures. */
const bounds = { entries: 1000, unpackedBytes: 100 * 1024 * 1024 };
/** Of the parts that are read, the content types and all relationships, together. Thousands of links fit in. */
const readBytes = 4 * 1024 * 1024;

const contentTypesPart = '[content_types].xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const macros = /macroEnabled|vbaProject/i;

/** Judges a document of Word 2007 and later, which many programs write. ECMA-376, part 2 */
export async function docxProblem(content: Buffer): Promise<ContentProblem | undefined> {
  if (isCompoundFile(content)) return compoundFileEntries(content).has('encryptedpackage') ? 'protected' : 'other kind';
  if (!content.subarray(0, zipSignature.length).equals(zipSignature)) return 'other kind';
  try {
    return await archiveProblem(content);
  } catch {
    // Whatever is wrong with an archive, the remedy is the same.
    return 'damaged';
  }
}

async function archiveProblem(content: Buffer): Promise<ContentProblem | undefined> {
  const zip = await readZip(content, bounds);
  if (zip === 'bomb') return 'bomb';
  if (zip.entries.some((entry) => entry.isEncrypted())) return 'protected';
  const toRead = zip.entries.filter(isRead).reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (toRead > readBytes) return 'bomb';
  const parts = new Set(zip.entries.map(partName));
  if (!parts.has(contentTypesPart)) return 'other kind';
  if ([...parts].some((name) => name.endsWith('vbaproject.bin'))) return 'macros';
  for (const entry of zip.entries) {
    const part = await zip.read(entry, isRead(entry));
    const problem = isRead(entry) ? textProblem(partName(entry), xmlText(part), parts) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/** Names of parts compare without case (ECMA-376, part 2, 6.2.2.3). */
function partName({ fileName }: Entry): string {
  return fileName.toLowerCase();
}

function isRead(entry: Entry): boolean {
  const name = partName(entry);
  return name === contentTypesPart || name.endsWith('.rels');
}

function textProblem(name: string, xml: string, parts: Set<string>): ContentProblem | undefined {
  if (isUnreadable(xml)) return 'damaged';
  return name === contentTypesPart ? contentTypesProblem(xml, parts) : relationshipsProblem(xml);
}

function contentTypesProblem(xml: string, parts: Set<string>): ContentProblem | undefined {
  const types = [...elements(xml, 'Override'), ...elements(xml, 'Default')];
  if (types.some((type) => macros.test(type.get('ContentType') ?? ''))) return 'macros';
  const document = types.find((type) => type.get('ContentType') === documentType);
  return parts.has(document?.get('PartName')?.slice(1).toLowerCase() ?? '') ? undefined : 'other kind';
}

/** What Word fetches by itself, or nearly, when a document is opened. Links, and pictures that are linked, are let through. */
const fetched = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk|mailMergeSource)$/;

function relationshipsProblem(xml: string): ContentProblem | undefined {
  for (const relationship of elements(xml, 'Relationship')) {
    const type = relationship.get('Type')?.trim() ?? '';
    if (macros.test(type)) return 'macros';
    const external = relationship.get('TargetMode')?.trim().toLowerCase() === 'external';
    if (external && fetched.test(type) && isRemote(relationship.get('Target') ?? '')) return 'remote';
  }
  return undefined;
}

/**
 * Whether a target is on another machine. A document made from a template names that template's place on its author's disk,
 * which is harmless and frequent.
 */
function isRemote(target: string): boolean {
  const plain = target.trim().replace(/%5c|\\/gi, '/').replace(/%2f/gi, '/');
  const place = plain.replace(/^file:\/\/(?:localhost)?\/(?!\/)/i, '/');
  // One letter before a colon is a drive.
  return /^(?:\/\/|[a-z][a-z\d+.-]+:)/i.test(place);
}
