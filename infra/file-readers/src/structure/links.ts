/** Where a link may lead that a reader presses: to pages, letters and calls. */
const harmlessSchemes = /^(?:https?|mailto|tel|sms|ftp):/i;
const escapes: Readonly<Record<string, string>> = { '%5c': '\\', '%2f': '/', '%3a': ':' };

/** As readers take it: without what cannot be seen in front, and with signs that were written otherwise. */
const plain = (target: string): string =>
  target
    .replace(/^[\s\p{C}\p{Z}]+/u, '')
    .slice(0, 2_000)
    .replace(/%(?:5c|2f|3a)/gi, (code) => escapes[code.toLowerCase()] ?? '');

/** Whether it names another computer as files do: to that one a reader's own computer says who is signed in, before anybody is asked. */
export const isNetworkPath = (target: string): boolean => /^[\\/]{2}/.test(plain(target));

/** Whether a link does no more than who presses it expects: it opens a page, a letter, a call, or a place in or beside the file. */
export function isHarmlessLink(target: string): boolean {
  const text = plain(target);
  return text.startsWith('#') || harmlessSchemes.test(text) || (!text.includes(':') && !isNetworkPath(text));
}

/** Whether it is a file of whoever reads it: on a drive or beside the document, reached over no network. */
export const isLocalPath = (target: string): boolean =>
  !isNetworkPath(target) && /^(?:[a-z]:)?[^:]*$/i.test(plain(target));
