/** Longest answer that is read: keys and claims of a provider have some thousand bytes, of one with many groups some more. */
const longest = 1024 * 1024;
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** `fetch` that follows nobody elsewhere and reads no answer without an end. */
export async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > longest) throw new Error('the answer has no end');
    parts.push(part);
  }
  const { status, headers } = response;
  return new Response(withoutBody.has(status) ? null : Buffer.concat(parts), { status, headers });
}
