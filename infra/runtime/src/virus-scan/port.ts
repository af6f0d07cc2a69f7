/**
 * `not_scanned` is never `clean`: the file waits, or the product says openly that nothing looks at files here. `unscannable` is a
 * verdict: the scanner looked, and will never judge this file (it is beyond its limits).
 */
export type ScanVerdict =
  | { readonly verdict: 'clean' }
  | { readonly verdict: 'infected'; readonly signature: string }
  | { readonly verdict: 'unscannable'; readonly reason: string }
  /** `away`: nobody answered, whatever the file is. */
  | { readonly verdict: 'not_scanned'; readonly reason: string; readonly away?: true };

/** A virus scanner. `scan` never rejects; `health` feeds the health page. */
export interface VirusScan {
  /** Whether there is one: then nothing is shown or read that it did not find clean. */
  readonly required: boolean;
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
  health(): Promise<{ readonly ready: boolean; readonly detail: string }>;
}
