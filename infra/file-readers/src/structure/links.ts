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

/** A file on a drive of whoever reads it, as Word writes its address on Windows: `file:///C:\\…` or `C:\\…`, never of another computer. */
const onWindows = /^(?:file:\/{0,3}(?=[a-z]:))?([a-z]:[\\/](?![\\/])[^:]{0,1000})$/i;
/** The same on a Mac, `file:///Users/…` or `/Users/…`, and as older ones wrote it: `Macintosh HD:Users:…`. */
const onMac =
  /^(?:file:\/\/(?:localhost)?)?(\/(?:Users|Volumes|Applications|Library|private|home)\/[^:\\]{0,1000})$|^(Macintosh HD(?::[^:\\/]{1,255}){1,30})$/i;
function pathOnDisk(target: string): string | undefined {
  const [, path, ofOldMac] = onWindows.exec(plain(target)) ?? onMac.exec(plain(target)) ?? [];
  return path ?? ofOldMac;
}
const beside = (target: string): string | undefined =>
  /^[^:\\/][^:]{0,1000}$/.test(plain(target)) ? plain(target) : undefined;
const documents =
  /\.(?:pdf|docx?|xlsx?|pptx?|wps|et|dps|txt|rtf|csv|md|jpe?g|jfif|png|gif|bmp|tiff?|webp|heic|psd|ai|mp[34]|mov|avi|wav|zip|rar|7z)$/i;
const pictures = /\.(?:png|jpe?g|jfif|gif|bmp|dib|tiff?|emf|wmf|emz|wmz|webp)$/i;

/** Shown from the reader's own disk: nothing leaves the computer, and a picture starts nothing. `NULL` is what Word writes of one it lost. */
export const isPictureOnDisk = (target: string): boolean =>
  target === 'NULL' || pictures.test(pathOnDisk(target) ?? beside(target) ?? '');
/** A template that Word has there, or does not find. */
export const isTemplateOnDisk = (target: string): boolean =>
  /\.(?:dot[xm]?|wpt)$/i.test(pathOnDisk(target) ?? beside(target) ?? '');
/** A document of the writer's own disk, which a reader presses in vain: a program would start. */
const isDocumentOnDisk = (target: string): boolean => documents.test(pathOnDisk(target) ?? '');

/** Whether a link does no more than who presses it expects: it opens a page, a letter, a call, or a place in or beside the file. */
export function isHarmlessLink(target: string): boolean {
  const text = plain(target);
  if (text.startsWith('#') || harmlessSchemes.test(text)) return true;
  return isDocumentOnDisk(target) || (!text.includes(':') && !isNetworkPath(text));
}

/** Whether it is a file of whoever reads it: on a drive or beside the document, reached over no network. */
export const isLocalPath = (target: string): boolean =>
  !isNetworkPath(target) && /^(?:[a-z]:)?[^:]*$/i.test(plain(target));
