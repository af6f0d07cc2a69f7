import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { asBuffer } from './foreign.ts';

/** An archive whose entries are read one by one; nothing of it is expanded yet. */
export const openZip = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Strict names make yauzl refuse absolute, relative and backslash paths itself.
    fromBuffer(
      asBuffer(bytes),
      { lazyEntries: true, autoClose: false, strictFileNames: true, decodeStrings: true },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    );
  });

/** What one entry expands to; more than it declared is an error of the stream. */
export const openPart = (zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
