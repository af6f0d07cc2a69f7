import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Paper } from '@talentlog/contracts';
import { create, type Font } from 'fontkit';

/**
 * Noto Sans Hans, regular: 30,789 signs, among them all of GB 2312, GBK and the first extension of Unihan. It comes with the package, whose
 * licence (SIL Open Font License 1.1) lies beside it; no font of the machine is ever looked for.
 */
export function readFont(): { readonly bytes: Buffer; readonly font: Font } {
  const entry = createRequire(import.meta.url).resolve('@embedpdf/fonts-sc');
  const bytes = readFileSync(join(dirname(entry), '..', 'fonts', 'NotoSansHans-Regular.otf'));
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('the font of papers is a collection');
  return { bytes, font };
}

/** Every word of a paper that is shown. */
const wordsOf = ({ title, blocks }: Paper): readonly string[] => [
  title,
  ...blocks.flatMap((block) => (block.kind === 'row' ? [block.label, block.value] : [block.text])),
];

/** The first sign that the font has no picture of. */
export const missingSign = (paper: Paper, font: Pick<Font, 'hasGlyphForCodePoint'>): string | undefined =>
  wordsOf(paper)
    .flatMap((words) => [...words])
    .find((sign) => sign !== '\n' && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
