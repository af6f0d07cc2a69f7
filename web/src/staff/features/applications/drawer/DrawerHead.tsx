import { Fragment } from 'react';
import { askQuery } from '../../../../api/index.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { ConsentTag } from '../../../ui/ConsentTag.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { RevealButton } from '../../../ui/RevealButton.tsx';
import { resumeSummary } from '../../../ui/resume/summary.ts';
import { useReveal } from '../../../ui/use-reveal.ts';
import type { Detail } from '../actions/types.ts';
import { ContactsToConfirm } from './ContactsToConfirm.tsx';
import { StageBar } from './StageBar.tsx';
import { Standing } from './Standing.tsx';

/** Who it is, in one line, and where they stand, in one sentence. */
export function DrawerHead({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const { person, resume, track, visited, stage, bucket, others, elsewhere } = detail;
  const count = others.length + elsewhere.length;
  const facts = resume === null ? [] : resumeSummary(resume.blocks, t);
  return (
    <>
      <h2>
        {nameOf(person)} <ConsentTag consent={person.consent} />
      </h2>
      <p className="person-line">
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        <Contact person={person} actions={detail.personActions} />
      </p>
      <ContactsToConfirm detail={detail} />
      {count > 0 && <p className="muted person-line">{t({ id: 'staff.application.others' }, { count })}</p>}
      <StageBar track={track} stage={stage} visited={visited.map((visit) => visit.stage)} ended={bucket !== 'ACTIVE'} />
      <Standing detail={detail} />
    </>
  );
}

/** Masked until asked for; each asking is recorded with the asker's name. */
function Contact({ person, actions }: { person: Detail['person']; actions: readonly string[] }) {
  const t = useTranslate();
  const { jobSeekerId, phone, email } = person;
  const { clear, ...reading } = useReveal(() => askQuery('personContact', { jobSeekerId }));
  const shown = [clear?.phone ?? phone, clear?.email ?? email].filter((text) => text !== null);
  if (shown.length === 0) return null;
  return (
    <span className="contact">
      {shown.map((text) => (
        <Fragment key={text}>
          <span>{text}</span>{' '}
        </Fragment>
      ))}
      {clear === undefined && actions.includes('RevealContact') && (
        <RevealButton jobSeekerId={jobSeekerId} words={t({ id: 'staff.person.reveal' })} reading={reading} />
      )}
    </span>
  );
}
