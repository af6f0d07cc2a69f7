import './paper-sheet.css';
import { type Paper, type PaperTrial, writePaper } from '@talentlog/contracts';
import { tryPaper } from '../../api/index.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { useAction } from '../../ui/use-action.ts';
import { BusyButton } from './BusyButton.tsx';
import { ProblemNote } from './ProblemNote.tsx';

interface Props {
  /** Its words, and what they say of somebody. */
  readonly trial: Required<PaperTrial>;
}

/** Undefined while the text cannot be read, as when a placeholder is being typed. */
function written({ subject, content, language, values }: Required<PaperTrial>): Paper | undefined {
  try {
    return writePaper({ subject, content }, language, values, { about: '', date: '' });
  } catch {
    return undefined;
  }
}

/** A paper as it will be printed, by the function that writes it then, and the PDF itself to look at. */
export function PaperSheet({ trial }: Props) {
  const t = useTranslate();
  const { busy, problem, run } = useAction();
  const paper = written(trial);
  if (paper === undefined) return <p className="muted">{t({ id: 'staff.paper.unreadable' })}</p>;
  return (
    <>
      <article className="paper-sheet" lang={trial.language} aria-label={paper.title}>
        <h3 className="paper-title">{paper.title}</h3>
        {paper.blocks.map((block, at) => {
          // Blocks have no names, and stand where their lines do.
          const key = `${at}`;
          if (block.kind === 'row')
            return (
              <dl key={key}>
                <dt>{block.label}</dt>
                <dd>{block.value}</dd>
              </dl>
            );
          return block.kind === 'heading' ? (
            <h4 key={key}>{block.text}</h4>
          ) : (
            <p key={key} className={block.kind === 'closing' ? 'paper-closing' : undefined}>
              {block.text}
            </p>
          );
        })}
      </article>
      <p>
        <BusyButton icon="document" busy={busy} onClick={() => void run(() => tryPaper(trial, paper.title))}>
          {t({ id: 'staff.paper.pdf' })}
        </BusyButton>
      </p>
      <ProblemNote problem={problem} />
    </>
  );
}
