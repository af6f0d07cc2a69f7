import { money } from '@talentlog/contracts';
import { shortDay } from '../../../format/dates.ts';
import { placeName } from '../../../format/places.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Facts } from './Facts.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferFiles } from './OfferFiles.tsx';
import { OfferStanding, useOfferHead } from './OfferStanding.tsx';

type Content = LinkContent<'offerPage'>;

function Terms({ data }: Pick<Content, 'data'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { pay } = data;
  const facts: readonly (readonly [string, string])[] = [
    [
      t({ id: 'person.offer.monthly' }),
      pay === null
        ? ''
        : t({ id: 'person.offer.monthlyValue' }, { money: money(pay.monthly, language), months: pay.months }),
    ],
    [t({ id: 'person.offer.signOn' }), pay === null || pay.signOn === 0 ? '' : money(pay.signOn, language)],
    [t({ id: 'person.offer.entry' }), data.plannedEntryDate === '' ? '' : shortDay(data.plannedEntryDate, language)],
    [t({ id: 'person.offer.probation' }), t({ id: 'person.offer.months' }, { count: data.probationMonths })],
    [t({ id: 'person.offer.place' }), placeName(data.workLocation, language)],
    [t({ id: 'person.offer.contact' }), data.contact],
  ];
  return <Facts facts={facts} />;
}

function Body(content: Content) {
  const t = useTranslate();
  const { data } = content;
  const { title, lead } = useOfferHead(data);
  return (
    <section className="sheet link">
      <h1>{title}</h1>
      <p>{lead}</p>
      <OfferStanding data={data} />
      <Terms data={data} />
      {data.pay !== null && data.pay.note !== '' && <p className="quiet">{data.pay.note}</p>}
      {data.letter !== '' && <div className="letter">{data.letter}</div>}
      <OfferFiles {...content} />
      <p className="quiet">{t({ id: 'person.offer.notice' })}</p>
      <OfferActions {...content} />
    </section>
  );
}

/** The candidate's offer: what is offered, and the answer. */
export default function Offer() {
  const t = useTranslate();
  return (
    <LinkPage query="offerPage" title={t({ id: 'person.offer.title' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
