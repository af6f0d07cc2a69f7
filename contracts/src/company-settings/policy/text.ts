import { fillLine, type MessageValues } from '../../message-template/merge-text.ts';

/** A part of a policy as it is read. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export const isHeading = (line: string): boolean => line.startsWith('# ');

/**
 * The policy with values instead of its placeholders. A line that begins with `# ` is a heading, with `- ` an entry of a list, any other a
 * paragraph; nothing else means anything, and what values say is not read again. Throws where a placeholder has no value.
 */
export function blocksOf(text: string, values: MessageValues): readonly Block[] {
  const blocks: Block[] = [];
  let items: string[] | undefined;
  for (const line of text.split('\n')) {
    const isItem = line.startsWith('- ');
    if (!isItem) items = undefined;
    const said = fillLine(isItem || isHeading(line) ? line.slice(2) : line, values).trim();
    if (said === '') continue;
    if (!isItem) blocks.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: said });
    else if (items) items.push(said);
    else {
      items = [said];
      blocks.push({ kind: 'list', items });
    }
  }
  return blocks;
}
