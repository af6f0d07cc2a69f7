import type { ResumeSeen } from '@talentlog/contracts';
import { useState } from 'react';
import { runCommand } from '../../../api/commands.ts';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Check, TextField } from '../../../ui/Field.tsx';
import { ProblemNote, useAction } from '../../../ui/problems.tsx';
import { dotted, usePathName } from './paths.ts';

type ResumeFile = ResumeSeen['files'][number];
type Proposal = ResumeFile['proposals'][number];

const numeric = ['basic.workYears', 'basic.heightCm', 'basic.weightKg'];

/** A typed correction as the resume keeps it: a number where a number belongs, null for "until now". */
const typedValue = (path: string, typed: string): string | number | null => {
  if (numeric.includes(path) && typed.trim() !== '' && Number.isFinite(Number(typed))) return Number(typed);
  return typed === '' ? null : typed;
};

/** What the resume says at a path now. */
function currentAt(blocks: ResumeSeen['blocks'], path: string): unknown {
  let value: unknown = blocks;
  for (const part of dotted(path).split('.'))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  return value;
}

const sureFrom = 0.75;
/** Below it a value is offered, but not ticked. */
const unsureBelow = 0.5;

interface RowProps {
  readonly proposal: Proposal;
  readonly taken: boolean;
  readonly typed: string;
  readonly onTake: (taken: boolean) => void;
  readonly onType: (typed: string) => void;
}

function Row({ proposal, taken, typed, onTake, onType }: RowProps) {
  const t = useT();
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
        <TextField label={name} value={typed} onValue={onType} />
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
  const open = file.proposals.filter(({ path, value }) => String(currentAt(blocks, path) ?? '') !== value);
  const sorted = [...open].sort((a, b) => a.confidence - b.confidence);
  const [refused, setRefused] = useState<ReadonlySet<string>>(
    new Set(sorted.filter(({ confidence }) => confidence < unsureBelow).map(({ path }) => path)),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (sorted.length === 0) return null;
  const taken = sorted.filter(({ path }) => !refused.has(path));
  const accept = () =>
    action.run(async () => {
      const fields = taken.map(({ path, value }) => ({ path, value: typedValue(path, typed[path] ?? value) }));
      await runCommand('AcceptParsedFields', { resumeFileId: file.resumeFileId, fields });
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
