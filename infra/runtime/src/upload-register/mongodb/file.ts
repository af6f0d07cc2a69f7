import type { Marked, Said } from '../../mongodb/compare-and-set.ts';
import type { ScanState } from '../port.ts';

/** Somebody uploaded these bytes; `stored` is false between the announcement and the bytes. */
export interface Upload {
  readonly owner: string;
  readonly at: number;
  readonly stored: boolean;
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
  const found = uploads.find((upload) => upload.owner === owner) ?? { owner, stored: false };
  return [...uploads.filter((upload) => upload.owner !== owner), { ...found, ...more }];
}
