import { z } from 'zod';
import { key, text, url } from '../kinds.ts';

/** Where uploaded files are kept: docs/how-to/keep-files-on-s3.md. */
export const filesKeys = {
  S3_BUCKET: key(text.optional(), {
    what: 'Bucket of uploaded files, which exists ([how](../how-to/keep-files-on-s3.md)).',
    otherwise: 'files lie in a folder of `DATA_DIR`',
  }),
  S3_URL: key(url.optional(), {
    what: 'Address of the store, where it is not Amazon’s.',
    otherwise: 'Amazon’s of the region',
  }),
  S3_REGION: key(text.default('us-east-1'), { what: 'Its region.' }),
  S3_PREFIX: key(
    z
      .string()
      .regex(/^([\w.-]{1,64}\/){0,4}$/, { error: 'folders as talentlog/files/' })
      .default(''),
    {
      what: 'Before the name of each file, where the bucket holds others’, too.',
      otherwise: 'nothing',
      as: 'talentlog/',
    },
  ),
  S3_ACCESS_KEY: key(text.optional(), { what: 'Who signs in there.', otherwise: 'the role of this machine' }),
  S3_SECRET_KEY: key(text.optional(), { what: 'The secret for that.', secret: true }),
};
