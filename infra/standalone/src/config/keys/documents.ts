import { z } from 'zod';
import { key } from '../kinds.ts';

/** A server of documents: docs/how-to/keep-stores-on-mongodb.md. */
export const documentsKeys = {
  MONGO_URL: key(
    z
      .string()
      .regex(/^mongodb(\+srv)?:\/\/\S+$/, { error: 'an address as mongodb://user:password@host:27017/?replicaSet=rs0' })
      .optional(),
    {
      what: 'MongoDB that keeps views, keys, sign-ins, passwords, deadlines, places of followers, the register of uploads and who read what ([how](../how-to/keep-stores-on-mongodb.md)).',
      otherwise: 'they lie in files of `DATA_DIR`',
      secret: true,
    },
  ),
  MONGO_DATABASE: key(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,38}$/, { error: 'a name of letters, digits, - and _' })
      .default('talentlog'),
    {
      what: 'Its database, of this company alone.',
    },
  ),
};
