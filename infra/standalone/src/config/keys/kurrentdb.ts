import { z } from 'zod';
import { key } from '../kinds.ts';

/** A server that keeps the log: docs/how-to/keep-the-log-on-kurrentdb.md. */
export const kurrentdbKeys = {
  KURRENTDB_URL: key(
    z
      .string()
      .regex(/^(kurrentdb|kurrent|kdb|esdb)(\+discover)?:\/\/\S+$/, {
        error: 'an address as kurrentdb://user:password@host:2113?tls=true',
      })
      .optional(),
    {
      what: 'KurrentDB that keeps the log ([how](../how-to/keep-the-log-on-kurrentdb.md)); its database is of this company alone.',
      otherwise: 'the log is `events.db` of `DATA_DIR`',
      secret: true,
      as: 'kurrentdb://talentlog:password@db1:2113,db2:2113,db3:2113?tls=true',
    },
  ),
};
