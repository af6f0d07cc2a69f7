import type { ResumeBlock, ResumeSeen } from '@talentlog/contracts';
import { useEffect, useMemo } from 'react';
import { onLiveChange } from '../../../api/live.ts';
import { BlockEditor } from './BlockEditor.tsx';
import { Files } from './Files.tsx';
import { blockNames } from './forms.ts';
import { Proposals } from './Proposals.tsx';
import type { PendingSaves } from './pending-saves.ts';
import '../../../ui/form.css';
import './resume.css';
import { MissingList } from './MissingList.tsx';

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

interface ResumeEditorProps {
  readonly resume: ResumeSeen;
  readonly reload: () => Promise<void>;
  /** Counts what was taken over from files: the blocks start again from what the server has then. */
  readonly taken: number;
  readonly onTaken: () => void;
  /** Where the blocks tell what they have not saved yet. */
  readonly saves: PendingSaves;
}

/** Files, what was read from them, and the blocks of the resume. */
export function ResumeEditor({ resume, reload, taken, onTaken, saves }: ResumeEditorProps) {
  useWatching(resume, reload);
  const { jobSeekerId, revision } = resume;
  const seen = useMemo(() => ({ id: jobSeekerId, revision }), [jobSeekerId, revision]);
  const locked = resume.editability === 'LOCKED';
  const parsed = useMemo(
    () => resume.files.filter((file) => file.state === 'PARSED' && file.proposals.length > 0),
    [resume.files],
  );
  const accepted = async () => {
    await reload();
    onTaken();
  };
  return (
    <>
      <MissingList missing={resume.missing} />
      <Files files={resume.files} locked={locked} onDone={reload} />
      {!locked &&
        parsed.map((file) => (
          <Proposals key={file.resumeFileId} file={file} blocks={resume.blocks} onDone={accepted} />
        ))}
      {blockNames.map((block) => (
        <BlockEditor
          key={versionOf(resume, block, taken)}
          block={block}
          content={resume.blocks[block]}
          seen={seen}
          disabled={locked}
          onSaved={reload}
          saves={saves}
        />
      ))}
    </>
  );
}
