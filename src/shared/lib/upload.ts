export type Upload = {
  method: string;
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit | undefined;
  signal?: AbortSignal;
};

export type OnProgress = (sent: number, total: number) => void;

/** Like `fetch`, but reports the progress of the upload. */
export async function upload(url: string, { method, headers, body, signal }: Upload, onProgress: OnProgress): Promise<Response> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
  signal?.addEventListener('abort', () => request.abort());
  await new Promise((ended) => {
    request.addEventListener('loadend', ended);
    request.send(body);
  });
  signal?.throwIfAborted();
  if (request.status === 0) throw new TypeError('Failed to fetch');
  // `Response` allows no body with a status such as 204, not even a blank one.
  return new Response(request.responseText || null, { status: request.status, headers: headersOf(request) });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
}
