import { type CollectionContent, phoneText } from '@talentlog/contracts';
import { inFours, lastFour } from '../../../format/card-number.ts';
import { shortDay } from '../../../format/dates.ts';
import { monthWords } from '../../../format/month-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { attachmentNames } from './content.ts';

type Fact = readonly [name: string, value: string | readonly string[]];

/** A day is printed without the year of `now`; of a document the year is what counts. */
const beforeAnyPaper = 0;
const asItIs = (text: string): string => text;

/** Every block of the submitted form: the names of its fields, and their values in words. Numbers show their last four characters unless `inFull`. */
export function useSubmitted(content: CollectionContent, inFull: boolean) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { identity, contact, emergency, bank, work, relatives, attachments } = content;
  const shown = (number: string, print = asItIs) => (inFull ? print(number) : lastFour(number));
  const validUntil = identity.validUntil === null ? '' : shortDay(identity.validUntil, language, beforeAnyPaper);
  const month = (typed: string) => monthWords(typed, language) ?? typed;
  return {
    identity: [
      [t({ id: 'person.collectionField.identity_name' }), identity.name],
      [t({ id: 'person.collectionField.identity_type' }), t({ id: `person.identityType.${identity.type}` })],
      [t({ id: 'person.collectionField.identity_number' }), shown(identity.number)],
      [
        t({ id: 'person.collectionField.identity_validUntil' }),
        identity.longTerm ? t({ id: 'person.collection.longTerm' }) : validUntil,
      ],
    ],
    contact: [
      [t({ id: 'person.collectionField.contact_address' }), contact.address],
      [t({ id: 'person.collectionField.contact_postcode' }), contact.postcode],
      [t({ id: 'person.collectionField.emergency_name' }), emergency.name],
      [t({ id: 'person.collectionField.emergency_relation' }), emergency.relation],
      [t({ id: 'person.collectionField.emergency_phone' }), shown(emergency.phone, phoneText)],
    ],
    bank: [
      [t({ id: 'person.collectionField.bank_bank' }), bank.bank],
      [t({ id: 'person.collectionField.bank_number' }), shown(bank.number, inFours)],
    ],
    work:
      work.entries.length === 0
        ? [[t({ id: 'person.collectionBlock.work' }), t({ id: 'person.collection.none' })]]
        : work.entries.map(
            ({ company, title, start, end }): Fact => [
              `${month(start)} – ${end === null ? t({ id: 'vocabulary.time.untilNow' }) : month(end)}`,
              [company, title],
            ],
          ),
    relatives: [
      [
        t({ id: 'person.collectionField.relatives_employed' }),
        t({ id: relatives.employed === true ? 'person.collection.yes' : 'person.collection.no' }),
      ],
      [
        t({ id: 'person.collectionField.relatives_people' }),
        relatives.people.map(({ name, relation, department }) => [name, relation, department].join(' · ')),
      ],
    ],
    attachments: attachmentNames.map(
      (name): Fact => [
        t({ id: `person.collectionField.attachments_${name}` }),
        attachments[name].map((file) => file.name),
      ],
    ),
  } as const satisfies Readonly<Record<string, readonly Fact[]>>;
}
