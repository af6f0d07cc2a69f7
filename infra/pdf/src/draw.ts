import type { Paper, PaperBlock } from '@talentlog/contracts';
import type { RenderedPdf } from '@talentlog/runtime';
import PDFDocument from 'pdfkit';
import { missingSign, readFont } from './font.ts';
import { broken } from './long-words.ts';

type Document = InstanceType<typeof PDFDocument>;

const ink = '#1c2127';
const quiet = '#5b6470';
const line = '#d3d8de';
const size = { title: 20, heading: 13, text: 11, small: 9 } as const;
const margins = { top: 72, bottom: 72, left: 72, right: 72 };
const labelWidth = 140;
const padding = 7;

let known: ReturnType<typeof readFont> | undefined;

/** Draws a paper on A4, top to bottom, with the used part of the font in it, so that its text can be searched and copied. */
export async function draw(given: Paper): Promise<RenderedPdf> {
  known ??= readFont();
  const missing = missingSign(given, known.font);
  if (missing !== undefined) return { missing };
  const paper = broken(given);
  const document = opened(paper);
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve, reject) => {
    document.once('end', resolve);
    document.once('error', reject);
  });
  document.registerFont('paper', known.bytes);
  document.font('paper').fillColor(ink);
  document.fontSize(size.title).text(paper.title, { align: 'center' }).moveDown(1);
  for (const [at, block] of paper.blocks.entries()) drawBlock(document, block, paper.blocks[at - 1]);
  drawPageNumbers(document);
  document.end();
  await ended;
  return { bytes: Buffer.concat(pieces) };
}

/** Nothing of the moment or of the machine goes into it: its dates are the paper's own, and its id is made of what is told here. */
function opened({ title, language, author, about, date }: Paper): Document {
  const day = new Date(`${date}T00:00:00Z`);
  const info = { Title: title, Author: author, Keywords: about, Creator: 'Talentlog', Producer: 'Talentlog' };
  return new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // Its usual font is one that readers bring along; ours comes with the paper.
    font: null as unknown as string,
    info: { ...info, CreationDate: day, ModDate: day },
  });
}

function drawBlock(document: Document, block: PaperBlock, before: PaperBlock | undefined): void {
  if (before?.kind === 'row' && block.kind !== 'row') document.moveDown(0.8);
  switch (block.kind) {
    case 'heading':
      document.moveDown(0.4).fontSize(size.heading).text(block.text, { paragraphGap: 4 });
      return;
    case 'text':
      document.fontSize(size.text).text(block.text, { lineGap: 5, paragraphGap: 6 });
      return;
    case 'closing':
      if (before?.kind !== 'closing') document.moveDown(1.2);
      document.fontSize(size.text).text(block.text, { align: 'right', lineGap: 4 });
      return;
    case 'row':
      drawRow(document, block, before?.kind !== 'row');
  }
}

/** A row stays on one page, as long as it fits on one. */
function drawRow(document: Document, { label, value }: PaperBlock & { kind: 'row' }, isFirst: boolean): void {
  const { left, right } = margins;
  const { page } = document;
  const valueWidth = page.width - left - right - labelWidth - 2 * padding;
  document.fontSize(size.text);
  const heights = [
    document.heightOfString(label, { width: labelWidth - padding }),
    document.heightOfString(value, { width: valueWidth }),
  ];
  const height = Math.max(...heights) + 2 * padding;
  if (document.y + height > page.height - margins.bottom && height < page.height / 2) {
    document.addPage();
    rule(document, document.y);
  } else if (isFirst) rule(document, document.y);
  const top = document.y;
  document.fillColor(quiet).text(label, left, top + padding, { width: labelWidth - padding });
  document.fillColor(ink).text(value, left + labelWidth, top + padding, { width: valueWidth });
  // A value that went on to another page ends there.
  document.y = document.page === page || height < page.height / 2 ? top + height : document.y + padding;
  document.x = left;
  rule(document, document.y);
}

const rule = (document: Document, y: number): unknown =>
  document
    .moveTo(margins.left, y)
    .lineTo(document.page.width - margins.right, y)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke();

function drawPageNumbers(document: Document): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at);
    // Below the margin, where text would otherwise begin another page.
    document.page.margins.bottom = 0;
    document
      .fontSize(size.small)
      .fillColor(quiet)
      .text(`${at + 1} / ${count}`, margins.left, document.page.height - 48, {
        width: document.page.width - margins.left - margins.right,
        align: 'center',
        lineBreak: false,
      });
  }
}
