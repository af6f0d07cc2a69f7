import type { FileRef } from '@talentlog/contracts';
import { believedHeaders, heeded } from './believed.ts';
import { fileOf, requestSafely } from './http.ts';
import { ApiProblem } from './problem.ts';

export interface UploadOptions {
  /** What the file is for; the server checks type and size by it. */
  readonly purpose: string;
  readonly linkToken?: string;
  /** Share of the bytes sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const problemIn = (request: XMLHttpRequest): ApiProblem => {
  try {
    const body = JSON.parse(request.responseText);
    if (typeof body.code === 'string') return new ApiProblem({ ...body, status: request.status });
  } catch {
    // A proxy's own page: told by status below.
  }
  return new ApiProblem({
    status: request.status,
    code: request.status === 413 ? 'file.too_large' : 'common.unavailable',
  });
};

/** Uploads one file. Rejects with ApiProblem. XMLHttpRequest, because fetch cannot tell how much was sent. */
export function uploadFile(file: File, options: UploadOptions): Promise<FileRef> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.set('purpose', options.purpose);
    form.set('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/files');
    for (const [name, value] of Object.entries(believedHeaders('/api/files'))) request.setRequestHeader(name, value);
    if (options.linkToken !== undefined) request.setRequestHeader('X-Link-Token', options.linkToken);
    request.upload.onprogress = (event) => event.lengthComputable && options.onProgress?.(event.loaded / event.total);
    request.onload = () =>
      request.status < 300 ? resolve(JSON.parse(request.responseText)) : reject(heeded(problemIn(request)));
    request.onerror = () => reject(new ApiProblem({ status: 0, code: 'common.offline' }));
    request.send(form);
  });
}

/** What the server names a file it hands out: `attachment; filename*=UTF-8''%E5%BD%95.pdf`. */
const nameIn = (disposition: string | null): string | undefined => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? undefined : decodeURIComponent(name);
};

/**
 * Puts a file where the browser keeps downloads, also for the holder of a link: an address alone carries no token, and a refusal is told
 * on the page. Rejects with ApiProblem.
 */
export async function saveFile(fileId: string, { name, linkToken }: { name: string; linkToken?: string | undefined }) {
  const headers: Record<string, string> = linkToken === undefined ? {} : { 'X-Link-Token': linkToken };
  const answer = await requestSafely(fileAddress(fileId), { headers });
  keepFile(await fileOf(answer), nameIn(answer.headers.get('content-disposition')) ?? name);
}

/** Puts what the page made where the browser keeps downloads; a phone opens a calendar's file with its calendar. */
export function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Address of an uploaded file; the server checks at read time who may have it. */
export const fileAddress = (fileId: string): string => `/api/files/${encodeURIComponent(fileId)}`;
