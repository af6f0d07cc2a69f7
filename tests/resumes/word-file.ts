import { docxParts, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { type Block, blocksOf, escaped, linesOf } from '../fixtures/resume-files.mjs';

const run = (text: string, bold = false): string =>
  `<w:r><w:rPr><w:rFonts w:eastAsia="Noto Sans CJK SC"/>${bold ? '<w:b/>' : ''}<w:sz w:val="21"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (runs: string, style = ''): string => `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${runs}</w:p>`;
const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const rightTab = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>';

const cell = (text: string): string =>
  `<w:tc>${linesOf(text)
    .map((line) => paragraph(run(line)))
    .join('')}</w:tc>`;
const row = (cells: readonly string[]): string => `<w:tr>${cells.map(cell).join('')}</w:tr>`;

const parts: Readonly<Record<Block['kind'], (block: Block) => string>> = {
  heading: ({ text = '' }) => paragraph(run(text, true), '<w:spacing w:before="160"/>'),
  bullet: ({ text = '' }) => paragraph(run(text), bullet),
  paragraph: ({ text = '' }) => paragraph(run(text)),
  spread: ({ parts: [first = '', ...others] = [] }) =>
    paragraph(run(first) + others.map((part) => `<w:r><w:tab/></w:r>${run(part)}`).join(''), rightTab),
  table: ({ rows = [] }) => `<w:tbl>${rows.map(row).join('')}</w:tbl>`,
};

/** A resume as a Word document of the markup alone; with the styles of a real program it is written by `fixtures/makers`. */
export const toWord = (source: string): Uint8Array =>
  zipOf(
    docxParts(
      blocksOf(source)
        .map((block) => parts[block.kind](block))
        .join(''),
    ),
  );
