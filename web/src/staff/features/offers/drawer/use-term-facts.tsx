import { agreedTitle, money, placeName } from '@talentlog/contracts';
import { fileAddress } from '../../../../api/index.ts';
import { longDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import type { Fact } from '../../../ui/FactChanges.tsx';
import type { OfferDetail } from '../api.ts';
import { useOfferWords } from '../words.ts';

/** What is promised, fact by fact; empty where nothing is. Pay stands here only for those who may see it. */
export function useTermFacts(detail: OfferDetail): readonly Fact[] {
  const t = useTranslate();
  const words = useOfferWords();
  const { language } = useLanguage();
  const { pay, attachment, paper, paperTemplate, plannedEntryDate, probationMonths, expiresAt, link, sender } = detail;
  return [
    [t({ id: 'offers.field.positionTitle' }), agreedTitle(detail.positionTitle, detail.position, language)],
    [t({ id: 'offers.field.type' }), words.type(detail.type)],
    [t({ id: 'offers.field.plannedEntryDate' }), plannedEntryDate === '' ? '' : longDay(plannedEntryDate, language)],
    [t({ id: 'offers.field.workLocation' }), placeName(detail.workLocation, language)],
    [t({ id: 'offers.field.probation' }), t({ id: 'offers.value.months' }, { count: probationMonths })],
    ...(pay === null
      ? []
      : ([
          [
            t({ id: 'offers.field.monthly' }),
            t({ id: 'offers.value.monthly' }, { money: money(pay.monthly, language), months: pay.months }),
          ],
          [t({ id: 'offers.field.signOn' }), pay.signOn === 0 ? '' : money(pay.signOn, language)],
          [t({ id: 'offers.field.payNote' }), pay.note],
        ] as const)),
    [t({ id: 'offers.field.linkDays' }), t({ id: 'offers.value.days' }, { count: detail.linkDays })],
    [
      t({ id: 'offers.field.link' }),
      link === 'NOT_SENT' ? '' : t({ id: `offers.link.${link === 'VALID' ? 'VALID' : 'EXPIRED'}` }),
    ],
    [t({ id: 'offers.field.until' }), expiresAt === null ? '' : <DateTime key="until" at={expiresAt} as="exact" />],
    [t({ id: 'offers.field.sender' }), sender?.name ?? ''],
    [
      t({ id: 'offers.field.attachment' }),
      attachment === null ? (
        ''
      ) : (
        <a key="file" href={fileAddress(attachment.fileId)} target="_blank" rel="noreferrer">
          {attachment.name}
        </a>
      ),
    ],
    [
      t({ id: 'offers.field.paper' }),
      paper === null ? (
        ''
      ) : (
        <span key="paper">
          <a href={fileAddress(paper.fileId)} target="_blank" rel="noreferrer">
            {paper.name}
          </a>{' '}
          {paperTemplate !== null && (
            <span className="muted">{t({ id: 'offers.paper.writtenWith' }, { version: paperTemplate.version })}</span>
          )}
        </span>
      ),
    ],
    [t({ id: 'offers.field.note' }), detail.note],
  ];
}
