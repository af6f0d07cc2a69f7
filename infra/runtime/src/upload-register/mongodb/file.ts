import type { UploadPurpose } from '../../files/uploads.ts';
import type { Marked, Said } from '../../mongodb/compare-and-set.ts';
import type { NamedUpload, ScanState } from '../port.ts';
import { isMeantFor, noPurpose, type Purposes, withPurpose } from '../purposes.ts';

/** Somebody uploaded these bytes; `stored` is false between the announcement and the bytes. */
export interface Upload {
  readonly owner: string;
  readonly at: number;
  readonly stored: boolean;
  /** What they were checked for, as `isMeantFor` reads it. */
  readonly purposes?: Purposes;
}

/** What is known of the bytes of one name. */
export interface File extends Marked {
  readonly type: string | null;
  readonly scan: ScanState;
  /** The bytes are being removed. */
  readonly leaving: boolean;
  readonly uploads: readonly Upload[];
  /** Attempts of commands that name it. */
  readonly claims: readonly string[];
  /** Follow from the others, to be asked for: whether a command names it, whether bytes lie there, when it came first and last. */
  readonly claimed: boolean;
  readonly isStored: boolean;
  readonly firstAt: number;
  readonly lastAt: number;
}

type Known = Pick<File, 'type' | 'scan' | 'leaving' | 'uploads' | 'claims'>;

const unknown: Known = { type: null, scan: 'waiting', leaving: false, uploads: [], claims: [] };

/** The file with what changes of it, and with what follows from that. */
export function changed(found: File | undefined, more: Partial<Known>): Said<File> {
  const { type, scan, leaving, uploads, claims } = { ...(found ?? unknown), ...more };
  const times = uploads.map(({ at }) => at);
  return {
    type,
    scan,
    leaving,
    uploads,
    claims,
    claimed: claims.length > 0,
    isStored: uploads.some(({ stored }) => stored),
    firstAt: Math.min(...times, Number.MAX_SAFE_INTEGER),
    lastAt: Math.max(...times, -1),
  };
}

/** The uploads with this owner's among them, changed so. */
export function uploadsWith(
  uploads: readonly Upload[],
  owner: string,
  more: Partial<Upload> & { at: number },
): readonly Upload[] {
  const found = uploads.find((upload) => upload.owner === owner) ?? { owner, stored: false, purposes: noPurpose };
  return [...uploads.filter((upload) => upload.owner !== owner), { ...found, ...more }];
}

/** The uploads with this owner's stored, as checked for that. */
export const storedFor = (uploads: readonly Upload[], owner: string, purpose: UploadPurpose): readonly Upload[] =>
  uploads.map((upload) =>
    upload.owner === owner
      ? { ...upload, stored: true, purposes: withPurpose(upload.purposes ?? null, purpose) }
      : upload,
  );

/** Whether this owner may name the file as that. */
export const mayBeNamed = ({ leaving, type, uploads }: File, named: Omit<NamedUpload, 'fileId'>, owner: string) =>
  !leaving &&
  (named.type === undefined || type === null || type === named.type) &&
  uploads.some((one) => one.owner === owner && one.stored && isMeantFor(one.purposes ?? null, named.purpose));
