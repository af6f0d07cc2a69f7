import { createHmac } from 'node:crypto';

/** A second way, by the text of RFC 4226 and RFC 6238: what an app on a phone would show. */
export function authenticator(secret: string) {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (offSeconds = 0): string => {
    const counter = Buffer.alloc(8);
    counter.writeUInt32BE(Math.floor((Date.now() / 1000 + offSeconds) / 30), 4);
    const mac = createHmac('sha1', bytes).update(counter).digest();
    const at = mac.readUInt8(19) & 15;
    return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  };
}
