/** Long enough not to occur by chance in compressed data, short enough to catch what a browser or interpreter would run. */
const SIGNS = /<script|<html|<!doctype|<\?php|<iframe|%pdf-/i;
const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
const END_RECORD_SIZE = 22;

export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the end record of a zip archive lies whose comment reaches exactly to the end of the file; -1 if nowhere. */
export function endOfArchive(bytes: Uint8Array): number {
  const buffer = asBuffer(bytes);
  const lowest = Math.max(0, buffer.length - END_RECORD_SIZE - 0xffff);
  for (let at = buffer.lastIndexOf(END_OF_ARCHIVE); at >= lowest; at = buffer.lastIndexOf(END_OF_ARCHIVE, at - 1)) {
    if (at + END_RECORD_SIZE <= buffer.length && at + END_RECORD_SIZE + buffer.readUInt16LE(at + 20) === buffer.length)
      return at;
    if (at === 0) break;
  }
  return -1;
}

/** Whether another program would take these bytes for markup, a script, a PDF or a zip archive. */
export function carriesForeignContent(bytes: Uint8Array): boolean {
  return SIGNS.test(asBuffer(bytes).toString('latin1')) || endOfArchive(bytes) >= 0;
}
