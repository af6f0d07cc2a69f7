import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject } from 'node:crypto';
import { KeyFileRefused, openKeyFile } from '../subject-keys/key-file.ts';

/** The key that signs the ledger; the public half alone is enough to verify it. */
export interface LedgerKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  readonly privateKey?: KeyObject;
}

/** Reads a key from PEM, private or public. Throws for anything but Ed25519. */
export function ledgerKey(pem: string | Buffer): LedgerKey {
  const isPrivate = pem.includes('PRIVATE KEY');
  const privateKey = isPrivate ? createPrivateKey(pem) : undefined;
  const publicKey = createPublicKey(pem);
  if (publicKey.asymmetricKeyType !== 'ed25519') throw new Error('the ledger key is not an Ed25519 key');
  const id = hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'hex');
  return { id, publicKey, ...(privateKey ? { privateKey } : {}) };
}

/** The signing key of a data folder, made at first use, readable by its owner only. `mayMake: false` throws for a missing one instead. */
export function openLedgerKey(file: string, options?: { readonly mayMake?: boolean }): LedgerKey {
  const make = () => Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const pem = openKeyFile(file, make, options);
  try {
    return ledgerKey(pem);
  } catch (cause) {
    throw new KeyFileRefused(`${file} holds no key that signs a ledger. Bring it back from the backup of the log.`, {
      cause,
    });
  }
}
