import { Icon } from '@blueprintjs/core';
import { type CollectionContent, type FileRef, missingInCollection } from '@talentlog/contracts';
import type { ReactNode } from 'react';
import { fileAddress } from '../../../../api/index.ts';
import { inFours } from '../../../../format/card-number.ts';
import { longDay } from '../../../../format/dates.ts';
import { monthWords } from '../../../../format/month-text.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { CollectionDetail } from '../api.ts';
import { type Block, blockNames, blocks, contentOf, type FieldPath, isBlank, labelOf } from '../content.ts';
import { MaskedNumber } from './MaskedNumber.tsx';

/** What the person told, block by block, with what is still missing or was asked for again marked where it stands. */
export function Content({ detail }: { detail: CollectionDetail }) {
  const t = useTranslate();
  const content = contentOf(detail);
  if (content === undefined) return <p className="muted draft-note">{t({ id: 'collections.content.hidden' })}</p>;
  if (isBlank(content)) return <p className="muted draft-note">{t({ id: 'collections.content.blank' })}</p>;
  const missing = new Set(missingInCollection(content));
  const toCorrect = new Set(detail.state === 'COLLECTING' ? (detail.rejection?.fields ?? []) : []);
  const mark = (path: FieldPath): ReactNode => {
    if (toCorrect.has(path)) return <StateTag tone="warn">{t({ id: 'collections.content.toCorrect' })}</StateTag>;
    return missing.has(path) ? <span className="muted">{t({ id: 'collections.content.missing' })}</span> : null;
  };
  return (
    <>
      {detail.state === 'COLLECTING' && (
        <p className="muted draft-note">
          {t({ id: detail.rejection === null ? 'collections.content.draft' : 'collections.content.returned' })}
        </p>
      )}
      {blockNames.map((block) => (
        <section key={block}>
          <h3>{t({ id: `collections.block.${block}` })}</h3>
          <BlockFacts block={block} detail={detail} content={content} mark={mark} />
        </section>
      ))}
    </>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly detail: CollectionDetail;
  readonly content: CollectionContent;
  readonly mark: (path: FieldPath) => ReactNode;
}

function BlockFacts({ block, detail, content, mark }: BlockProps) {
  const t = useTranslate();
  const values = useValues(content, detail);
  return (
    <dl className="facts">
      {blocks[block].map((path) => {
        const value = values[path];
        const note = mark(path);
        if (value === '' && note === null) return null;
        return (
          <div key={path} className="fact">
            <dt>{t({ id: labelOf(path) })}</dt>
            <dd>
              {value} {note}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Every field as it is shown; empty where nothing was told. */
function useValues(content: CollectionContent, detail: CollectionDetail): Readonly<Record<FieldPath, ReactNode>> {
  const t = useTranslate();
  const { language } = useLanguage();
  const { identity, contact, emergency, bank, work, relatives, attachments } = content;
  const until = identity.validUntil === null ? '' : longDay(identity.validUntil, language);
  const masked = (
    field: CollectionDetail['masked'][number],
    number: string,
    print = (text: string) => text,
  ): ReactNode =>
    number === '' ? '' : <MaskedNumber key={field} detail={detail} field={field} masked={number} print={print} />;
  const files = (list: readonly FileRef[]): ReactNode => (list.length === 0 ? '' : <Files files={list} />);
  return {
    'identity.name': identity.name,
    'identity.type': identity.number === '' ? '' : t({ id: `collections.identityType.${identity.type}` }),
    'identity.number': masked('identity.number', identity.number),
    'identity.validUntil': identity.longTerm ? t({ id: 'collections.content.longTerm' }) : until,
    'contact.address': contact.address,
    'contact.postcode': contact.postcode,
    'emergency.name': emergency.name,
    'emergency.relation': emergency.relation,
    'emergency.phone': masked('emergency.phone', emergency.phone),
    'bank.bank': bank.bank,
    'bank.number': masked('bank.number', bank.number, inFours),
    'work.confirmed': work.entries.length > 0 || work.confirmed ? <Work work={work} /> : '',
    'relatives.employed':
      relatives.employed === null
        ? ''
        : t({ id: relatives.employed ? 'collections.content.yes' : 'collections.content.no' }),
    'relatives.people': relatives.people
      .map(({ name, relation, department }) => [name, relation, department].filter(Boolean).join(' · '))
      .join(t({ id: 'staff.filter.comma' })),
    'attachments.idFront': files(attachments.idFront),
    'attachments.idBack': files(attachments.idBack),
    'attachments.badgePhoto': files(attachments.badgePhoto),
    'attachments.degreeCertificate': files(attachments.degreeCertificate),
    'attachments.resignationProof': files(attachments.resignationProof),
    'attachments.other': files(attachments.other),
  };
}

function Work({ work }: { work: CollectionContent['work'] }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <>
      {work.entries.map(({ company, title, start, end }) => (
        <div key={`${company}${start}`}>
          {company} · {title}{' '}
          <span className="muted">
            {monthWords(start, language) ?? start} –{' '}
            {end === null ? t({ id: 'vocabulary.time.untilNow' }) : (monthWords(end, language) ?? end)}
          </span>
        </div>
      ))}
      {work.confirmed && (
        <span className="muted">
          {t({ id: work.entries.length === 0 ? 'collections.content.noWork' : 'collections.content.confirmed' })}
        </span>
      )}
    </>
  );
}

function Files({ files }: { files: readonly FileRef[] }) {
  return (
    <ul className="collected-files">
      {files.map(({ fileId, name, size }) => (
        <li key={fileId}>
          <Icon icon="document" size={14} />
          <a href={fileAddress(fileId)} target="_blank" rel="noreferrer">
            {name}
          </a>
          <span className="muted">{Math.ceil(size / 1024)} kB</span>
        </li>
      ))}
    </ul>
  );
}
