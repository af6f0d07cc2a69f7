import type { Paper, PaperBlock } from '@talentlog/contracts';

/** A hundred signs between which no line may end: two Chinese or Japanese signs beside each other are such a place, as a blank is. */
const longWord = /(?:(?!\p{scx=Han}{2})[^ \n]){100}/gu;
const brokenText = (text: string): string => text.replaceAll(longWord, '$& ');

/** The paper with a blank in words that fill lines: how long a word without one takes to draw grows with the square of its length. */
export const broken = (paper: Paper): Paper => ({
  ...paper,
  title: brokenText(paper.title),
  blocks: paper.blocks.map(brokenBlock),
});

const brokenBlock = (block: PaperBlock): PaperBlock =>
  block.kind === 'row'
    ? { ...block, label: brokenText(block.label), value: brokenText(block.value) }
    : { ...block, text: brokenText(block.text) };
