import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import type { FieldError } from '../shared/problem.ts';
import { Day, FileRef, Month } from '../shared/shapes.ts';
import { asDigits, asDocumentNumber, asPlainValue, normaliseCallable } from '../shared/typed-values.ts';
import { isResidentNumber } from './resident-number.ts';

const typed = (max: number) => oneLine.max(max, { error: 'common.too_long' }).default('');
/** A value that is not prose: cleaned as its kind is, and looked at when it is submitted. */
const valued = (max: number, clean: (typed: string) => string) =>
  z.string().overwrite(clean).max(max, { error: 'common.too_long' }).default('');
const files = z.array(FileRef).max(5, { error: 'file.too_many' }).default([]);

export const IdentityType = z.enum([
  'ID_CARD',
  'PASSPORT',
  'HK_MACAO_PERMIT',
  'TAIWAN_PERMIT',
  'RESIDENCE_PERMIT',
  'OTHER',
]);
export type IdentityType = z.infer<typeof IdentityType>;

const WorkEntry = z.strictObject({
  company: typed(200),
  title: typed(200),
  start: Month,
  /** Null: until now. */
  end: Month.nullable(),
});
const Relative = z.strictObject({ name: typed(100), relation: typed(50), department: typed(200) });

/**
 * What a new colleague tells before the first day. Everything may be empty while it is a draft; `missingInCollection` says what
 * a submission still lacks.
 */
export const CollectionContent = z.strictObject({
  contact: z.strictObject({ address: typed(300), postcode: valued(20, asPlainValue) }).prefault({}),
  emergency: z.strictObject({ name: typed(100), relation: typed(50), phone: valued(40, asPlainValue) }).prefault({}),
  identity: z
    .strictObject({
      /** As printed on the document. */
      name: typed(100),
      type: IdentityType.default('ID_CARD'),
      number: valued(40, asDocumentNumber),
      /** Last valid day; null while unknown. */
      validUntil: Day.nullable().default(null),
      /** The document never expires. */
      longTerm: z.boolean().default(false),
    })
    .prefault({}),
  bank: z.strictObject({ bank: typed(200), number: valued(40, asDigits) }).prefault({}),
  work: z
    .strictObject({ confirmed: z.boolean().default(false), entries: z.array(WorkEntry).max(30).default([]) })
    .prefault({}),
  relatives: z
    .strictObject({
      /** Whether relatives work here; null until declared. */
      employed: z.boolean().nullable().default(null),
      people: z.array(Relative).max(20).default([]),
    })
    .prefault({}),
  attachments: z
    .strictObject({
      idFront: files,
      idBack: files,
      badgePhoto: files,
      degreeCertificate: files,
      resignationProof: files,
      other: files,
    })
    .prefault({}),
});
export type CollectionContent = z.infer<typeof CollectionContent>;

/** The content of a submission: what is filled in must also be well formed. */
export const SubmittedContent = CollectionContent.superRefine((content, context) => {
  const wrong = (path: readonly (string | number)[], message: FieldError['code']) =>
    context.addIssue({ code: 'custom', path: [...path], message });
  const { identity, emergency, bank, work, relatives } = content;
  if (identity.number !== '' && identity.type === 'ID_CARD' && !isResidentNumber(identity.number))
    wrong(['identity', 'number'], 'common.identity_format');
  if (emergency.phone !== '' && normaliseCallable(emergency.phone) === undefined)
    wrong(['emergency', 'phone'], 'common.callable_format');
  if (bank.number !== '' && !/^\d{12,19}$/.test(bank.number)) wrong(['bank', 'number'], 'common.bank_format');
  for (const [index, { company, start, end }] of work.entries.entries()) {
    if (company === '') wrong(['work', 'entries', index, 'company'], 'common.required');
    if (end !== null && end < start) wrong(['work', 'entries', index, 'end'], 'common.end_before_start');
  }
  for (const [index, { name }] of (relatives.employed ? relatives.people : []).entries())
    if (name === '') wrong(['relatives', 'people', index, 'name'], 'common.required');
}).transform(({ emergency, ...content }) => ({
  ...content,
  emergency: { ...emergency, phone: normaliseCallable(emergency.phone) ?? emergency.phone },
}));

/** Paths of what a submission lacks, as `identity.number`; empty when it is complete. */
export function missingInCollection(content: CollectionContent): string[] {
  const { contact, emergency, identity, bank, work, relatives, attachments } = content;
  const given: Readonly<Record<string, boolean>> = {
    'contact.address': contact.address !== '',
    'emergency.name': emergency.name !== '',
    'emergency.relation': emergency.relation !== '',
    'emergency.phone': emergency.phone !== '',
    'identity.name': identity.name !== '',
    'identity.number': identity.number !== '',
    'identity.validUntil': identity.longTerm || identity.validUntil !== null,
    'bank.bank': bank.bank !== '',
    'bank.number': bank.number !== '',
    'work.confirmed': work.confirmed,
    'relatives.employed': relatives.employed !== null,
    'relatives.people': relatives.employed !== true || relatives.people.length > 0,
    'attachments.idFront': attachments.idFront.length > 0,
    'attachments.idBack': attachments.idBack.length > 0,
    'attachments.badgePhoto': attachments.badgePhoto.length > 0,
    'attachments.degreeCertificate': attachments.degreeCertificate.length > 0,
  };
  return Object.entries(given).flatMap(([path, there]) => (there ? [] : [path]));
}
