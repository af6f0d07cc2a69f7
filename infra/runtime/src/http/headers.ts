import { browserCookie, cookieOf, type EdgeRequest, header } from './edge.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether the text is a UUID, in small letters. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** The secret a browser was given, from its cookie or, where there is no cookie jar, from `X-Browser`. */
export function knownBrowser(request: EdgeRequest): string | undefined {
  const known = cookieOf(request, browserCookie) ?? header(request, 'x-browser');
  return known && /^[\w-]{16,64}$/.test(known) ? known : undefined;
}

/** `If-Match: "<revision>"`, the revision of the stream the sender saw: undefined without one, NaN where it names none. */
export function expectedRevisionOf(request: EdgeRequest): number | undefined {
  const given = header(request, 'if-match');
  return given === undefined ? undefined : Number(/^"?(-1|\d{1,9})"?$/.exec(given)?.[1] ?? Number.NaN);
}
