import type { UploadPurpose } from '../files/uploads.ts';

/** What bytes were checked for, each between commas. Null for uploads of the time before this was kept: they may be named for anything. */
export type Purposes = string | null;

export const noPurpose = ',';

export const isMeantFor = (purposes: Purposes, purpose: UploadPurpose | undefined): boolean =>
  purpose === undefined || purposes === null || purposes.includes(`,${purpose},`);

export const withPurpose = (purposes: Purposes, purpose: UploadPurpose): Purposes =>
  isMeantFor(purposes, purpose) ? purposes : `${purposes ?? noPurpose}${purpose},`;
