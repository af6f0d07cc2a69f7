import type { ResumeSeen } from '@talentlog/contracts';
import { useId, useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { OneField } from './OneField.tsx';
import { usePathName } from './paths.ts';
import { isKnown, specAt, typedValue, untilNow } from './proposed.ts';

type ResumeFile = ResumeSeen['files'][number];
type Proposal = ResumeFile['proposals'][number];

const sureFrom = 0.75;
/** Below it a value is offered, but not ticked. */
const unsureBelow = 0.5;

/** Paths of values that did not fit the resume; the person corrects them and tries again. */
const skippedIn = (result: unknown): readonly string[] =>
  typeof result === 'object' && result !== null && 'skipped' in result && Array.isArray(result.skipped)
    ? result.skipped
    : [];

interface RowProps {
  readonly proposal: Proposal;
  readonly taken: boolean;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onTake: (taken: boolean) => void;
  readonly onType: (typed: string) => void;
}

function Row({ proposal, taken, typed, error, onTake, onType }: RowProps) {
  const t = useT();
  const id = useId();
  const now = t('person.resumeField.untilNow');
  const shown = typed === untilNow(proposal.path) ? now : typed;
  const name = usePathName()(proposal.path);
  const level = proposal.confidence >= sureFrom ? 'high' : proposal.confidence >= unsureBelow ? 'medium' : 'low';
  return (
    <li className="proposal">
      <div className="proposal-value">
        <Check checked={taken} onValue={onTake}>
          <span className="hidden">{t('person.resume.take', { name })}</span>
          <span className={`tag ${level === 'high' ? 'tag-ok' : level === 'medium' ? 'tag-info' : 'tag-warn'}`}>
            {t(`person.confidence.${level}`)}
          </span>
        </Check>
        <OneField
          spec={specAt(proposal.path)}
          id={id}
          label={name}
          required={false}
          disabled={false}
          error={error}
          value={shown}
          onValue={(value) => onType(value === now ? '' : String(value))}
        />
      </div>
      <blockquote>
        <span className="quiet">{t('person.resume.line', { number: proposal.lineNumber })}</span>
        {proposal.line}
      </blockquote>
    </li>
  );
}

interface ProposalsProps {
  readonly file: ResumeFile;
  readonly blocks: ResumeSeen['blocks'];
  readonly onDone: () => Promise<unknown>;
}

/** What was read from a file, each value beside its line; nothing is taken over unless the person says so. */
export function Proposals({ file, blocks, onDone }: ProposalsProps) {
  const t = useT();
  const action = useAction();
  const open = file.proposals.filter(({ path, value }) => !isKnown(blocks, path, value));
  const sorted = [...open].sort((a, b) => a.confidence - b.confidence);
  const [refused, setRefused] = useState<ReadonlySet<string>>(
    new Set(sorted.filter(({ confidence }) => confidence < unsureBelow).map(({ path }) => path)),
  );
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (sorted.length === 0) return null;
  const taken = sorted.filter(({ path }) => !refused.has(path));
  const accept = () =>
    action.run(async () => {
      const fields = taken.map(({ path, value }) => ({ path, value: typedValue(path, typed[path] ?? value) }));
      const { result } = await runCommand('AcceptParsedFields', { resumeFileId: file.resumeFileId, fields });
      setSkipped(skippedIn(result));
      await onDone();
    });
  const toggle = (path: string, on: boolean) => {
    const next = new Set(refused);
    if (on) next.delete(path);
    else next.add(path);
    setRefused(next);
  };
  return (
    <section className="card form">
      <h2>{t('person.resume.proposals', { count: sorted.length, name: file.name })}</h2>
      <p className="quiet">{t('person.resume.proposalsHint')}</p>
      <ul className="proposals">
        {sorted.map((proposal) => (
          <Row
            key={proposal.path}
            proposal={proposal}
            taken={!refused.has(proposal.path)}
            typed={typed[proposal.path] ?? proposal.value}
            error={skipped.includes(proposal.path) ? t('person.resume.skipped') : undefined}
            onTake={(on) => toggle(proposal.path, on)}
            onType={(text) => setTyped({ ...typed, [proposal.path]: text })}
          />
        ))}
      </ul>
      <ProblemNote problem={action.problem} />
      <Button kind="primary" busy={action.busy} disabled={taken.length === 0} onClick={() => void accept()}>
        {t('person.resume.accept', { count: taken.length })}
      </Button>
    </section>
  );
}
