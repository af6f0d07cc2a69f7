import { fileAddress } from '../../../../api/index.ts';
import { longDay } from '../../../../format/dates.ts';
import { money } from '../../../../format/pay.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import type { Fact } from '../../../ui/FactChanges.tsx';
import type { OfferDetail } from '../api.ts';
import { useOfferWords } from '../words.ts';

/** What is promised, fact by fact; empty where nothing is. Pay stands here only for those who may see it. */
export function useTermFacts(detail: OfferDetail): readonly Fact[] {
  const t = useT();
  const words = useOfferWords();
  const { language } = useLanguage();
  const { pay, attachment, paper, paperTemplate, plannedEntryDate, probationMonths, expiresAt, link, sender } = detail;
  return [
    [t('offers.field.positionTitle'), detail.positionTitle],
    [t('offers.field.type'), words.type(detail.type)],
    [t('offers.field.plannedEntryDate'), plannedEntryDate === '' ? '' : longDay(plannedEntryDate, language)],
    [t('offers.field.workLocation'), detail.workLocation],
    [t('offers.field.probation'), t('offers.value.months', { count: probationMonths })],
    ...(pay === null
      ? []
      : ([
          [
            t('offers.field.monthly'),
            t('offers.value.monthly', { money: money(pay.monthly, language), months: pay.months }),
          ],
          [t('offers.field.signOn'), pay.signOn === 0 ? '' : money(pay.signOn, language)],
          [t('offers.field.payNote'), pay.note],
        ] as const)),
    [t('offers.field.linkDays'), t('offers.value.days', { count: detail.linkDays })],
    [t('offers.field.link'), link === 'NOT_SENT' ? '' : t(`offers.link.${link === 'VALID' ? 'VALID' : 'EXPIRED'}`)],
    [t('offers.field.until'), expiresAt === null ? '' : <DateTime key="until" at={expiresAt} as="exact" />],
    [t('offers.field.sender'), sender?.name ?? ''],
    [
      t('offers.field.attachment'),
      attachment === null ? (
        ''
      ) : (
        <a key="file" href={fileAddress(attachment.fileId)} target="_blank" rel="noreferrer">
          {attachment.name}
        </a>
      ),
    ],
    [
      t('offers.field.paper'),
      paper === null ? (
        ''
      ) : (
        <span key="paper">
          <a href={fileAddress(paper.fileId)} target="_blank" rel="noreferrer">
            {paper.name}
          </a>{' '}
          {paperTemplate !== null && (
            <span className="muted">{t('offers.paper.writtenWith', { version: paperTemplate.version })}</span>
          )}
        </span>
      ),
    ],
    [t('offers.field.note'), detail.note],
  ];
}
