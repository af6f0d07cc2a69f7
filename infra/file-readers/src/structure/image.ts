import { carriesForeignContent } from './foreign.ts';

/** Decoders spend four bytes a pixel: 40 megapixels are 160 MB. */
export const MAX_PIXELS = 40_000_000;

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

/** The size in the first frame header. A first segment of length 0x2F2A reads as a comment opening in JavaScript: refused. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const data = view(bytes);
  if (bytes.length < 20 || data.getUint16(0) !== 0xffd8 || data.getUint16(4) === 0x2f2a) return undefined;
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

const isSane = (bytes: Uint8Array, size: Size | undefined): boolean =>
  size !== undefined &&
  size.width > 0 &&
  size.height > 0 &&
  size.width * size.height <= MAX_PIXELS &&
  !carriesForeignContent(bytes);

/** A whole PNG of at most 40 megapixels with nothing hidden in or behind it. */
export const isPng = (bytes: Uint8Array): boolean => isSane(bytes, pngSize(bytes));

/** A whole JPEG of at most 40 megapixels with no markup, PDF or zip archive inside. */
export const isJpeg = (bytes: Uint8Array): boolean => isSane(bytes, jpegSize(bytes)) && hasEndMark(bytes);
