import { limits, serverLimits } from '../contract/limits.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { ApiError } from './api-error.ts';

export type UploadedFile = {
  /** As the file is called, including a path. */
  name: string;
  /** At most one byte longer than the limit. */
  content: Buffer;
};

/** A truncated field is still longer than any schema allows. */
const bounds = { fields: 20, files: 1, parts: 21, fieldSize: serverLimits.jsonBytes, fileSize: limits.resumeBytes + 1 };

/** @throws {ApiError} 400 if the form is malformed, 415 if it is not multipart */
export async function parseForm(body: Buffer, contentType: string, fileField: string) {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw new ApiError(415, responseTexts.expectedForm);
  try {
    return await parse(body, contentType, fileField);
  } catch (cause) {
    throw new ApiError(400, responseTexts.malformedMultipart, {}, { cause });
  }
}

async function parse(body: Buffer, contentType: string, fileField: string) {
  // Loaded on use, because it would delay the first answer of each new instance.
  const { default: busboy } = await import('busboy');
  return new Promise<{ fields: Record<string, string>; file?: UploadedFile }>((resolve, reject) => {
    // Names are UTF-8, as browsers send them, and keep their path so that it can be refused.
    const parser = busboy({
      headers: { 'content-type': contentType },
      limits: bounds,
      preservePath: true,
      defParamCharset: 'utf8',
    });
    const fields = new Map<string, string>();
    let file: UploadedFile | undefined;

    parser.on('field', (name: string | undefined, value) => {
      if (name === undefined || fields.has(name)) reject(new Error('Ambiguous field'));
      else fields.set(name, value);
    });
    parser.on('file', (name: string | undefined, stream, { filename }: { filename?: string }) => {
      if (name !== fileField) reject(new Error('Unexpected file'));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () => {
        const content = Buffer.concat(chunks);
        // A browser sends an empty file input as a file without name and content.
        if (filename !== undefined || content.length > 0) file = { name: decodedName(filename ?? ''), content };
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => reject(new Error(`Too many parts: ${limit}`)));
    }
    parser.on('error', reject);
    parser.on('close', () => resolve({ fields: Object.fromEntries(fields), file }));
    parser.end(body);
    // By then, all of the body is read. A file behind the form's end would never end.
    setImmediate(() => reject(new Error('Unfinished file')));
  });
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function decodedName(name: string): string {
  return name.replace(/%(?:22|0A|0D)/g, decodeURIComponent);
}
