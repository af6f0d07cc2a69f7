/** Where a link may lead that a reader presses: to pages, letters, calls and chats. */
const harmlessSchemes = /^(?:https?|mailto|tel|sms|ftp|callto|tencent|mqqwpa|weixin|wechat):|^about:blank$/i;
/** Words that people write before a colon, which Word takes for a scheme; no program is registered for them. */
const labels =
  /^(?:e-?mails?|mail|mailbox|github|gitee|gitlab|qq|mobile|phone|cell|contact|linkedin|blog|websites?|web|homepage|portfolio|csdn|zhihu|bilibili|juejin|orcid|address|link|name):/i;
/** `Mail2:a@b.com`: an address behind a word, and nothing else. */
const labelledAddress = /^[a-z][a-z\d.-]{0,20}:\s?[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}$/i;
/** What starts a program with what stands behind it, or reads that as a program. */
const handlers =
  /^(?:(?:ms|microsoft|x)[a-z.]{0,15}-|(?:ms[a-z.]{0,9}|search|shell|javascript|vbscript|livescript|mocha|data|file|mhtml|mk|its|res|jar|view-source|ldap|telnet|ssh|s?ftp|rlogin|tn3270|rdp|vnc|git|svn|hcp|help|news|nntp|smb|cifs|afp|nfs|dav|webcal|steam|zoom|vscode|cmd|powershell|applescript)\s{0,9}[-+:])/i;
const hostWithPort = /^(?:localhost|[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){1,6}):\d{1,5}(?:[/?#]|$)/i;
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
const programs =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|dll|wll|xll|cpl|hta|vb[es]?|jse?|ws[fh]|ps1|lnk|url|scf|jar|app)[\s.]{0,20}$/i;
/** A template that Word has there, or does not find, whatever it is called; some programs name none. */
export function isTemplateOnDisk(target: string): boolean {
  if (plain(target) === '' || target === 'NULL') return true;
  const path = pathOnDisk(target) ?? beside(target);
  return path !== undefined && !programs.test(path);
}
/** A document of the writer's own disk, which a reader presses in vain: a program would start. */
const isDocumentOnDisk = (target: string): boolean => documents.test(pathOnDisk(target) ?? '');

/** A folder there: its last name has no ending, as bundles of a Mac have. */
const isFolderOnDisk = (target: string): boolean =>
  /^(?:[a-z]:[\\/]|.*[\\/][^.\\/]{1,255}[\\/])$/i.test(pathOnDisk(target) ?? '');

/** Words with a colon among them that Word takes for an address: what stands before it is no scheme, or none that starts anything. */
function isText(target: string): boolean {
  // Browsers pass over signs that cannot be seen, and take others for those that they look like.
  const text = target.replace(/\p{C}/gu, '').normalize('NFKC');
  const before = text.slice(0, Math.max(0, text.indexOf(':')));
  if (/[\\%]/.test(before) || isNetworkPath(text) || handlers.test(text)) return false;
  if (/^[^@]{1,60}@[^@]{1,100}$/.test(before) || /[^\p{ASCII}]/u.test(before)) return true;
  return labels.test(text) || labelledAddress.test(text) || hostWithPort.test(text);
}

/** Whether a link does no more than who presses it expects: it opens a page, a letter, a call, or a place in or beside the file. */
export function isHarmlessLink(target: string): boolean {
  const text = plain(target);
  if (text.startsWith('#') || harmlessSchemes.test(text)) return true;
  if (isDocumentOnDisk(target) || isFolderOnDisk(target)) return true;
  return text.includes(':') ? isText(text) : !isNetworkPath(text);
}

/** Whether it is a file of whoever reads it: on a drive or beside the document, reached over no network. */
export const isLocalPath = (target: string): boolean =>
  !isNetworkPath(target) && /^(?:[a-z]:)?[^:]*$/i.test(plain(target));
