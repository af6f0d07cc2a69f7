import { ambiguous, damaged, FileFault, wrongFormat } from './file-fault.ts';
import { carriesForeignContent } from './foreign.ts';

/** Phones take pictures of 50 megapixels. Decoders spend four bytes a pixel: these are 208 MB. */
const MAX_PIXELS = 52_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;
const IEND = 0x49454e44;

/** The size in the header, once the chunks were walked to an IEND that ends the file. */
function pngSize(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  if (bytes.length < 45 || PNG_SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  if (data.getUint32(8) !== 13 || data.getUint32(12) !== IHDR) return undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + data.getUint32(at);
    if (data.getUint32(at + 4) === IEND)
      return next === bytes.length ? { width: data.getUint32(16), height: data.getUint32(20) } : undefined;
    at = next;
  }
  return undefined;
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The size in the first frame header. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  if (bytes.length < 20 || data.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (isFrameHeader(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    if (marker === 0xda || marker === 0xd9 || data.getUint16(at + 2) < 2) return undefined;
    at += 2 + data.getUint16(at + 2);
  }
  return undefined;
}

/** Cameras append further pictures behind the end mark, so only its presence is asked for. */
const hasEndMark = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('\xff\xd9', 20, 'latin1');

function checkSize(bytes: Uint8Array, size: Size | undefined): void {
  if (carriesForeignContent(bytes)) throw ambiguous('something else in a picture');
  if (size === undefined || size.width === 0 || size.height === 0) throw damaged('a picture without a size');
  if (size.width * size.height > MAX_PIXELS) throw new FileFault('file.picture_too_large', 'too many pixels');
}

/** A whole PNG of at most 52 megapixels with nothing hidden in or behind it. */
export function checkPng(bytes: Uint8Array): void {
  if (PNG_SIGNATURE.some((byte, at) => bytes[at] !== byte)) throw wrongFormat('no PNG');
  checkSize(bytes, pngSize(bytes));
}

/** A whole JPEG of at most 52 megapixels with no markup, PDF or zip archive inside. */
export function checkJpeg(bytes: Uint8Array): void {
  // Reads as a comment opening in JavaScript.
  if (bytes.length >= 6 && view(bytes).getUint16(4) === 0x2f2a) throw ambiguous('a picture that is a script');
  checkSize(bytes, jpegSize(bytes));
  if (!hasEndMark(bytes)) throw damaged('a picture that was cut');
}
