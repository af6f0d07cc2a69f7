import type { ResumeSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { DecidedLine } from './DecidedLine.tsx';
import type { Entry } from './entries.ts';
import type { PendingSaves } from './pending-saves.ts';
import { ReadCardView } from './ReadCardView.tsx';
import { cardsIn, knownIn, type ReadCard } from './read-cards.ts';
import type { ResumeFile } from './read-entry.ts';
import { useDecisions } from './use-decisions.ts';

interface ProposalsProps {
  readonly file: ResumeFile;
  readonly resume: ResumeSeen;
  readonly saves: PendingSaves;
  readonly onDone: () => Promise<unknown>;
}

/** What was read from a file, a card for each entry, the uncertain ones first; nothing is taken over unless the person says so. */
export function Proposals({ file, resume, saves, onDone }: ProposalsProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<Readonly<Record<string, Entry>>>({});
  const [shown, setShown] = useState(false);
  const { resumeFileId } = file;
  const cards = cardsIn(file, resume.blocks, typed);
  const known = knownIn(file, cards);
  const { action, skipped, decided, take, leave, undo } = useDecisions({ resumeFileId, resume, known, saves, onDone });
  const sure = cards.filter(({ doubts }) => doubts.length === 0);
  const doubtful = cards.length - sure.length;
  if (cards.length === 0 && decided === undefined) return null;
  const view = (card: ReadCard, at: number) => (
    <ReadCardView
      key={card.id}
      card={card}
      place={`${at + 1} / ${cards.length}`}
      skipped={skipped}
      busy={action.busy}
      onType={(key, entry) => setTyped({ ...typed, [key]: entry })}
      onTake={() => void take([card])}
      onLeave={() => void leave(card)}
    />
  );
  const isOpen = shown || doubtful === 0;
  return (
    <section className="proposals" aria-labelledby={`read-${resumeFileId}`}>
      <h2 id={`read-${resumeFileId}`}>{t({ id: 'person.read.title' })}</h2>
      <p className="quiet">{t({ id: 'person.read.intro' }, { name: file.name, count: cards.length, doubtful })}</p>
      {decided !== undefined && <DecidedLine decided={decided} busy={action.busy} onUndo={() => void undo()} />}
      {cards.slice(0, isOpen ? cards.length : doubtful).map(view)}
      {doubtful > 0 && sure.length > 0 && (
        <p className="read-rest">
          <span>{t({ id: 'person.read.restSure' }, { count: sure.length })}</span>
          <Button kind="quiet" className="line-action" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t({ id: shown ? 'person.resume.close' : 'person.read.show' })}
          </Button>
        </p>
      )}
      <ProblemNote problem={action.problem} />
      {sure.length > 0 && (
        <div className="resume-bar">
          <p className="quiet">{t({ id: 'person.read.left' }, { count: cards.length, doubtful })}</p>
          <Button kind="primary" className="bar-action" busy={action.busy} onClick={() => void take(sure)}>
            {t({ id: 'person.read.takeSure' }, { count: sure.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
