import { Icon } from '@blueprintjs/core';
import type { ResumeBlock, ResumeFileSeen } from '@talentlog/contracts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { fileAddress } from '../../../api/index.ts';
import { resumeSpan } from '../../../format/resume-value.ts';
import { useLoadPacks, useTranslate } from '../../../i18n/react.tsx';
import { useMay } from '../../model/use-sign-in.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Loading } from '../Loading.tsx';
import { apart, Fields, useFieldWords } from './Fields.tsx';
import { entriesOf, fieldsOf } from './summary.ts';

type File = z.infer<typeof ResumeFileSeen>;

interface Props {
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly files: readonly File[];
}

const order = [
  'basic',
  'education',
  'work',
  'internship',
  'project',
  'campusPractice',
  'skill',
  'language',
  'award',
  'training',
  'family',
] as const;

/** A resume as the person filled it in, with their files. The labels are those they saw. */
export function ResumeView({ blocks, files }: Props) {
  const t = useTranslate();
  const load = useLoadPacks();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void load('person').then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, [load]);
  if (!ready) return <Loading />;
  const filled = order.filter((name) =>
    name === 'basic' ? Object.values(fieldsOf(blocks[name])).some(Boolean) : entriesOf(blocks[name]).length > 0,
  );
  return (
    <div className="resume">
      {files.length > 0 && <Files files={files} />}
      {filled.length === 0 && files.length === 0 && <EmptyState title={t({ id: 'staff.resume.empty' })} />}
      {filled.map((name) => (
        <section key={name}>
          <h3>{t({ id: `person.resumeBlock.${name}` })}</h3>
          {name === 'basic' ? (
            <Fields fields={fieldsOf(blocks[name])} />
          ) : (
            entriesOf(blocks[name])
              .map((entry, index) => ({ entry, place: `${name}-${index}` }))
              .map(({ entry, place }) => <Entry key={place} block={name} entry={entry} />)
          )}
        </section>
      ))}
    </div>
  );
}

function Files({ files }: { files: readonly File[] }) {
  const t = useTranslate();
  const may = useMay();
  return (
    <ul className="file-list">
      {files.map(({ fileId, name, size, state }) => (
        <li key={fileId}>
          <Icon icon="document" />
          {state === 'REJECTED' || state === 'SCANNING' || !may('VIEW_CONTACT') ? (
            <span>{name}</span>
          ) : (
            <a href={fileAddress(fileId)} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          <span className="muted">
            {Math.ceil(size / 1024)} kB · {t({ id: `staff.fileState.${state}` })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const leading = ['school', 'company', 'name', 'institution', 'relation'];

function Entry({ block, entry }: { block: ResumeBlock; entry: Readonly<Record<string, unknown>> }) {
  const words = useFieldWords();
  const title = leading.map((name) => words.value(block, name, entry[name])).find((text) => text !== '') ?? '';
  const rest = Object.entries(entry)
    .filter(([name]) => !apart.includes(name))
    .map(([name, value]) => words.value(block, name, value))
    .filter((text) => text !== '' && text !== title);
  const span = resumeSpan(block, entry, words.writer);
  const { description } = entry;
  return (
    <article className="resume-entry">
      <p>
        <b>{title}</b> {rest.length > 0 && <span>{rest.join(' · ')}</span>}
        <span className="resume-span">{span}</span>
      </p>
      {typeof description === 'string' && description !== '' && <p className="resume-text">{description}</p>}
    </article>
  );
}
