import type { Paper } from '@talentlog/contracts';

/** A paper as a file, or the first sign in it that the font cannot show: better no letter than one with a hole in a name. */
export type Print = { readonly bytes: Uint8Array } | { readonly missing: string };

/** Prints papers. The same paper has the same bytes, whenever and wherever it is printed by the same version. */
export interface PaperPress {
  /** Rejects where it cannot be printed now; the same may be tried again. */
  print(paper: Paper): Promise<Print>;
  close(): Promise<void>;
}
