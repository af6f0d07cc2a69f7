import type { Paper } from '@talentlog/contracts';

/** The paper as a PDF, or the first character of it that the font lacks: no letter is better than one with a hole in a name. */
export type RenderedPdf = { readonly bytes: Uint8Array } | { readonly missing: string };

/** Renders papers as PDF. The same paper has the same bytes, on any machine and at any time, as long as the version is the same. */
export interface PdfRenderer {
  /** Rejects where it cannot be rendered now. The caller may try the same paper again. */
  render(paper: Paper): Promise<RenderedPdf>;
  close(): Promise<void>;
}
