import { byEntry } from '@talentlog/contracts';
import { useState } from 'react';
import { fileAddress } from '../../../../../api/index.ts';
import { useTranslate } from '../../../../../i18n/react.tsx';
import { useProblemWords } from '../../../../../ui/use-problem-words.ts';
import { useCommand } from '../../../../model/use-command.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { ProblemNote } from '../../../../ui/ProblemNote.tsx';
import { ReadEntryCard } from './ReadEntryCard.tsx';
import { type BroughtFile, fieldsOf, type ReadEntry } from './read-entries.ts';

interface Props {
  readonly file: BroughtFile;
  readonly jobSeekerId: string;
  /** What may be done about the person, and about what was read. */
  readonly allowed: readonly string[];
}

const skippedIn = (result: unknown): number =>
  typeof result === 'object' && result !== null && 'skipped' in result && Array.isArray(result.skipped)
    ? result.skipped.length
    : 0;

/** A file that staff brought: who, how far it is, and what was read of it. */
export function BroughtFileRow({ file, jobSeekerId, allowed }: Props) {
  const t = useTranslate();
  const words = useProblemWords();
  const { busy, problem, run } = useCommand();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState(0);
  const { resumeFileId, fileId, name, state, broughtBy } = file;
  const about = { jobSeekerId, resumeFileId };
  const take = async (entry: ReadEntry) => {
    const answer = await run('AcceptParsedFieldsOnBehalf', { ...about, fields: fieldsOf(entry) });
    if (answer !== undefined) setSkipped(skippedIn(answer.result));
  };
  const leave = async ({ proposals }: ReadEntry) => {
    const fields = proposals.map(({ path }) => path);
    if ((await run('DismissParsedFieldsOnBehalf', { ...about, fields })) !== undefined) setLeft(fields);
  };
  const restore = async () => {
    if ((await run('RestoreParsedFieldsOnBehalf', { ...about, fields: [...left] })) !== undefined) setLeft([]);
  };
  const canBeRead = state === 'PARSED' || state === 'PARSE_FAILED';
  return (
    <li>
      <p className="brought-file">
        {canBeRead ? <a href={fileAddress(fileId)}>{name}</a> : <span>{name}</span>}
        <span className="muted">
          {t({ id: 'staff.brought.by' }, { name: broughtBy.name })} · {t({ id: `staff.fileState.${state}` })}
        </span>
        <ActionButton
          action="RemoveResumeFileOnBehalf"
          allowed={allowed}
          label={t({ id: 'staff.action.RemoveResumeFileOnBehalf' })}
          small
          busy={busy}
          onRun={() => void run('RemoveResumeFileOnBehalf', about)}
        />
      </p>
      {file.unreadCode !== null && <p className="muted">{words(file.unreadCode)}</p>}
      {file.incomplete && <p className="muted">{t({ id: 'staff.brought.incomplete' })}</p>}
      <ProblemNote problem={problem} />
      {skipped > 0 && <p role="status">{t({ id: 'staff.brought.skipped' }, { count: skipped })}</p>}
      {left.length > 0 && (
        <p role="status">
          {t({ id: 'staff.brought.left' })}{' '}
          <ActionButton
            action="RestoreParsedFieldsOnBehalf"
            allowed={allowed}
            label={t({ id: 'staff.action.RestoreParsedFieldsOnBehalf' })}
            small
            busy={busy}
            onRun={() => void restore()}
          />
        </p>
      )}
      <ul className="read-entries">
        {byEntry(file.proposals).map((entry) => (
          <ReadEntryCard
            key={entry.key}
            entry={entry}
            allowed={allowed}
            busy={busy}
            onTake={() => void take(entry)}
            onLeave={() => void leave(entry)}
          />
        ))}
      </ul>
    </li>
  );
}
