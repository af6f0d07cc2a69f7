import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate that signs itself, and its key, as servers read them. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const element = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
};
const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts);
const set = (...parts: readonly Buffer[]) => element(0x31, ...parts);
const name = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const text = (value: string) => element(0x0c, Buffer.from(value));
const bits = (content: Buffer) => element(0x03, Buffer.from([0]), content);
const time = (at: Date) => element(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** Object identifiers, in the bytes that X.690 writes them in. */
const names = {
  commonName: name('550403'),
  subjectAltName: name('551d11'),
  basicConstraints: name('551d13'),
  ecdsaWithSha256: name('2a8648ce3d040302'),
};
const day = 86_400_000;

/** Made for this name, valid from the first to the second of these days from today on. */
export function certificateFor(host: string, [from, to]: readonly [number, number] = [-1, 1]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const by = sequence(names.ecdsaWithSha256);
  const who = sequence(set(sequence(names.commonName, text(`tests ${randomBytes(4).toString('hex')}`))));
  const octets = (content: Buffer) => element(0x04, content);
  const extensions = sequence(
    sequence(names.basicConstraints, octets(sequence(element(0x01, Buffer.from([0xff]))))),
    sequence(names.subjectAltName, octets(sequence(element(0x82, Buffer.from(host))))),
  );
  const told = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    by,
    who,
    sequence(time(new Date(Date.now() + from * day)), time(new Date(Date.now() + to * day))),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, extensions),
  );
  const whole = sequence(told, by, bits(sign('sha256', told, privateKey)));
  // None of them empty, which some readers take for the end.
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
