import { agreedTitle } from '@talentlog/contracts';
import { longDay } from '../../../../format/dates.ts';
import { placeName } from '../../../../format/places.ts';
import { languageNames, shownLanguage } from '../../../../i18n/languages.ts';
import { type Translate, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useSignIn } from '../../../model/use-sign-in.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { OfferDetail } from '../api.ts';
import { PaperField } from './PaperField.tsx';
import { useWordsIn } from './use-words-in.ts';

/** What the recruiter writes, and in which language the letter is printed. */
interface Words {
  readonly subject: string;
  readonly content: string;
  readonly sms: string;
  readonly paperLanguage: 'zh-CN' | 'en-US' | null;
}

interface Props {
  readonly detail: OfferDetail;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;
/** The last day on which the person can answer, if the offer leaves now. */
export const lastDay = (days: number, now: number = Date.now()): string => new Date(now + days * dayMs).toISOString();

/** Words of the mail and the SMS, in the person's language, to be changed before they go; pay is never among them. */
function letterIn(say: Translate, detail: OfferDetail, sender: string): Words {
  const english = shownLanguage(detail.language) === 'en-US';
  const { person, position, positionTitle, plannedEntryDate, workLocation } = detail;
  const values = {
    name: person.name,
    position: agreedTitle(positionTitle || position.title, position, english ? 'en-US' : 'zh-CN'),
    day: plannedEntryDate === '' ? '' : longDay(plannedEntryDate, detail.language),
    place: placeName(workLocation, english ? 'en-US' : 'zh-CN'),
    sender,
  };
  return {
    paperLanguage: english ? 'en-US' : 'zh-CN',
    subject: say({ id: 'offers.letter.subject' }, values),
    content: say({ id: 'offers.letter.content' }, values),
    sms: say({ id: 'offers.letter.sms' }, values),
  };
}

/** Sends the offer: what goes, by which way and to whom is said before it goes. */
export function SendOfferDialog({ detail, onClose }: Props) {
  const say = useWordsIn(detail.language);
  return say === undefined ? null : <SendForm detail={detail} onClose={onClose} say={say} />;
}

function SendForm({ detail, onClose, say }: Props & { say: Translate }) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { me } = useSignIn();
  const { offerId, person, updatedAt } = detail;
  return (
    <CommandForm
      name="SendOffer"
      title={t({ id: 'offers.action.SendOffer' })}
      submit={t({ id: 'offers.action.SendOffer' })}
      wide
      initial={letterIn(say, detail, me?.name ?? '')}
      payload={(values) => ({ ...values, offerId })}
      note={<WhatGoes detail={detail} />}
      draftKey={`send-offer:${offerId}:${updatedAt}`}
      onDone={() => toast(t({ id: 'offers.done.SendOffer' }, { name: nameOf(person) }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="subject" label={t({ id: 'offers.field.subject' })} required />
          <TextField
            form={form}
            name="content"
            label={t({ id: 'offers.field.content' })}
            hint={t({ id: 'offers.hint.content' })}
            multiline
            rows={11}
            required
          />
          <TextField
            form={form}
            name="sms"
            label={t({ id: 'offers.field.sms' })}
            hint={t({ id: 'offers.hint.sms' }, { count: form.values.sms.length })}
            multiline
            rows={3}
            required
          />
          <PaperField form={form} detail={detail} />
        </>
      )}
    </CommandForm>
  );
}

function WhatGoes({ detail }: { detail: OfferDetail }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const { language } = useLanguage();
  const { person, linkDays, attachment } = detail;
  return (
    <span className="what-goes">
      <b>{t({ id: 'offers.send.to' }, { name: nameOf(person) })}</b>
      <span>
        {person.email === null
          ? t({ id: 'offers.send.noMail' })
          : t({ id: 'offers.send.mail' }, { mail: person.email })}
      </span>
      <span>
        {person.phone === null ? t({ id: 'offers.send.noSms' }) : t({ id: 'offers.send.sms' }, { phone: person.phone })}
      </span>
      <span>{t({ id: 'offers.send.link' }, { days: linkDays, day: longDay(lastDay(linkDays), language) })}</span>
      {attachment !== null && <span>{t({ id: 'offers.send.attachment' }, { name: attachment.name })}</span>}
      <span className="muted">{t({ id: 'offers.send.language' }, { language: languageNames[detail.language] })}</span>
    </span>
  );
}
