import type { Config } from '../config.ts';

/** The bucket that is set, as its adapter takes it; undefined where files lie in the data folder. */
export function bucketOf(config: Config) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: id, S3_SECRET_KEY: secret } = config;
  if (bucket === undefined) return undefined;
  const key = id === undefined || secret === undefined ? undefined : { id, secret };
  return { bucket, prefix: config.S3_PREFIX, url: config.S3_URL, region: config.S3_REGION, key };
}

/** Its name, with what stands before the names of our files. */
export const placeOf = ({ bucket, prefix }: { readonly bucket: string; readonly prefix: string }): string =>
  `${bucket}/${prefix}`;
