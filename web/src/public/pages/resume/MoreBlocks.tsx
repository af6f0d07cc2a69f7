import type { ResumeBlock } from '@talentlog/contracts';
import { useTranslate } from '../../../i18n/react.tsx';

/** What may be told besides and was not yet: each opens its block. */
export function MoreBlocks({
  blocks,
  onOpen,
}: {
  blocks: readonly ResumeBlock[];
  onOpen: (block: ResumeBlock) => void;
}) {
  const t = useTranslate();
  if (blocks.length === 0) return null;
  return (
    <section className="more-blocks" aria-labelledby="more-blocks">
      <h2 id="more-blocks">{t({ id: 'person.resume.tellMore' })}</h2>
      <p className="chips">
        {blocks.map((block) => (
          <button key={block} type="button" className="chip" onClick={() => onOpen(block)}>
            {t({ id: `person.resumeBlock.${block}` })}
          </button>
        ))}
      </p>
    </section>
  );
}
