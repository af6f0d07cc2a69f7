/**
 * Text of these bytes as UTF-16, little endian, without a last half character. Node 24 writes one byte past the text of an odd number of bytes at
 * an odd address (24.21: `malloc(): invalid next size`), so a file that was made for it would end the process; an even number is always asked for.
 */
export const utf16Text = (bytes: Buffer, start = 0, end = bytes.length): string =>
  bytes.toString('utf16le', start, end - ((end - start) % 2));
