import { blocksOf, type MessageValues } from '@talentlog/contracts';

/** The words of a policy, with what stands instead of its placeholders. All of it is text: nothing that somebody wrote is markup. */
export function PolicyBlocks({ text, values }: { readonly text: string; readonly values: MessageValues }) {
  return blocksOf(text, values).map((block, at) => {
    // Blocks never move: a text is shown whole.
    const key = `${at}`;
    if (block.kind === 'list')
      return (
        <ul key={key} className="prose">
          {block.items.map((item, place) => {
            const itemKey = `${place}`;
            return <li key={itemKey}>{item}</li>;
          })}
        </ul>
      );
    if (block.kind === 'heading') return <h2 key={key}>{block.text}</h2>;
    return (
      <p key={key} className="prose">
        {block.text}
      </p>
    );
  });
}
