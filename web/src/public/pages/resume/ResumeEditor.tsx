import type { ResumeBlock, ResumeSeen } from '@talentlog/contracts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { onLiveChange } from '../../../api/live.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { BlockCard } from './BlockCard.tsx';
import { entriesOf } from './entries.ts';
import { Files } from './Files.tsx';
import { blockNames } from './forms.ts';
import { MissingBar } from './MissingBar.tsx';
import { MissingCard } from './MissingCard.tsx';
import { MoreBlocks } from './MoreBlocks.tsx';
import { Proposals } from './Proposals.tsx';
import type { PendingSaves } from './pending-saves.ts';
import { cardsIn } from './read-cards.ts';
import { SavedLine } from './SavedLine.tsx';
import { useOpenBlock } from './use-open-block.ts';
import '../../../ui/form.css';
import './resume.css';

/** Follows a file while it is scanned and parsed, by live updates and, should those be cut off, by asking. */
function useWatching(resume: ResumeSeen, reload: () => Promise<void>): void {
  const working = resume.files.some((file) => file.state === 'SCANNING' || file.state === 'PARSING');
  useEffect(() => onLiveChange(['resume', 'resumeFile'], () => void reload()), [reload]);
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(() => void reload(), 3000);
    return () => clearInterval(timer);
  }, [working, reload]);
}

/** Content of a block as of its last change from outside, so that typing is never overwritten by its own save. */
const versionOf = (resume: ResumeSeen, block: ResumeBlock, taken: number): string =>
  `${block}:${taken}:${resume.editability}`;

/** Blocks that stand on the page while nothing is in them; the others are offered below. */
const always: ReadonlySet<ResumeBlock> = new Set<ResumeBlock>(['basic', 'education', 'work']);

interface ResumeEditorProps {
  readonly resume: ResumeSeen;
  readonly reload: () => Promise<void>;
  /** Counts what was taken over from files: the blocks start again from what the server has then. */
  readonly taken: number;
  readonly onTaken: () => void;
  /** Where the blocks tell what they have not saved yet. */
  readonly saves: PendingSaves;
  /** What the page is called, beside which is said whether everything is saved. */
  readonly heading?: ReactNode;
  /** Where the resume stands. */
  readonly children?: ReactNode;
}

/** What is missing, the files, what was read from them, and the blocks of the resume as cards of which one opens in place. */
export function ResumeEditor(props: ResumeEditorProps) {
  const { resume, reload, taken, onTaken, saves, heading, children } = props;
  useWatching(resume, reload);
  const t = useTranslate();
  const { jobSeekerId, revision } = resume;
  const seen = useMemo(() => ({ id: jobSeekerId, revision }), [jobSeekerId, revision]);
  const locked = resume.editability === 'LOCKED';
  const { open, setOpen, go } = useOpenBlock();
  const parsed = resume.files.filter((file) => !locked && file.state === 'PARSED');
  const hasCards = parsed.some((file) => cardsIn(file, resume.blocks).length > 0);
  const accepted = async () => {
    await reload();
    onTaken();
  };
  const isTold = (block: ResumeBlock) => entriesOf(block, resume.blocks[block]).length > 0;
  return (
    <div className="resume">
      <div className="page-head">
        {heading ?? <h2>{t({ id: 'public.frame.resume' })}</h2>}
        <SavedLine saves={saves} before={resume.updatedAt} />
      </div>
      {children}
      {!locked && <MissingCard resume={resume} onGo={go} />}
      <Files files={resume.files} locked={locked} onDone={reload} />
      {parsed.map((file) => (
        <Proposals key={file.resumeFileId} file={file} resume={resume} saves={saves} onDone={accepted} />
      ))}
      {blockNames.map((block) => (
        <BlockCard
          key={versionOf(resume, block, taken)}
          block={block}
          content={resume.blocks[block]}
          seen={seen}
          disabled={locked}
          onSaved={reload}
          saves={saves}
          open={open?.block === block ? open : undefined}
          onOpen={setOpen}
          wanted={always.has(block)}
        />
      ))}
      {!locked && (
        <MoreBlocks
          blocks={blockNames.filter((block) => !always.has(block) && !isTold(block) && open?.block !== block)}
          onOpen={(block) => go(block)}
        />
      )}
      {!locked && !hasCards && <MissingBar missing={resume.missing} onGo={go} />}
    </div>
  );
}
