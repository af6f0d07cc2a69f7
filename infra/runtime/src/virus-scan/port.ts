/** `not_scanned` is never `clean`: the upload waits, or the product says openly that nothing looked at it. */
export type ScanVerdict =
  | { readonly verdict: 'clean' }
  | { readonly verdict: 'infected'; readonly signature: string }
  /** `away`: nobody answered, whatever the file is. */
  | { readonly verdict: 'not_scanned'; readonly reason: string; readonly away?: true };

/** A virus scanner. `scan` never rejects; `health` feeds the health page. */
export interface VirusScan {
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
  health(): Promise<{ readonly ready: boolean; readonly detail: string }>;
}
