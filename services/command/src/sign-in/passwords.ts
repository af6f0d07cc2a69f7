import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's minimum cost: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a missing hash too, after the same work. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const decoy = await hash('no such account', cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      const matches = await verify(stored ?? decoy, password);
      return matches && stored !== null;
    },
  };
}
