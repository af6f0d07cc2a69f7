import type { CollectionContent, MaskedField } from '@talentlog/contracts';
import { maskNumber, maskPhone } from '../access/masks.ts';
import { ownersOf } from '../access/owners.ts';
import { consentOf } from '../access/person-seen.ts';
import { sees } from '../access/scope.ts';
import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { revealedUntil } from '../people/index.ts';

type Field = Exclude<MaskedField, 'contact'>;

const fields: readonly Field[] = ['identity.number', 'bank.number', 'emergency.phone'];

const toldAt = ({ identity, bank, emergency }: CollectionContent, field: Field): string =>
  ({ 'identity.number': identity.number, 'bank.number': bank.number, 'emergency.phone': emergency.phone })[field];

/** What was told, as staff read it before they ask for a value: numbers of papers, cards and phones masked. */
export const withoutNumbers = (content: CollectionContent): CollectionContent => ({
  ...content,
  identity: { ...content.identity, number: maskNumber(content.identity.number) },
  bank: { ...content.bank, number: maskNumber(content.bank.number) },
  emergency: {
    ...content.emergency,
    phone: content.emergency.phone === '' ? '' : maskPhone(content.emergency.phone),
  },
});

/** What of it is told and masked. */
export const maskedIn = (content: CollectionContent | null): Field[] =>
  content === null ? [] : fields.filter((field) => toldAt(content, field) !== '');

/** Words of SAP may quote what was sent; so they are masked in them, too. */
export function quotesMasked(words: string, content: CollectionContent | null): string {
  if (content === null) return words;
  return [content.identity.number, content.bank.number, content.emergency.phone]
    .filter((value) => value.length > 4)
    .reduce((text, value) => text.replaceAll(value, maskNumber(value)), words);
}

/** One value in clear, for a quarter of an hour after the viewer's own `RevealContact` of that field. */
export const collectionValue: QueryHandlers['collectionValue'] = async ({ collectionId, field }, context) => {
  const { views } = context;
  const row = await views.collections.get(collectionId);
  if (!row || !sees('MANAGE_COLLECTION', context, await ownersOf(row, context))) return refusedWith('common.not_found');
  const until = revealedUntil(await views.people.get(row.jobSeekerId), field, context);
  if (until === undefined) return refusedWith('auth.forbidden');
  if ((await consentOf(context, row.jobSeekerId)) !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
  const value = row.data.content ? toldAt(row.data.content, field) : '';
  return { data: { jobSeekerId: row.jobSeekerId, value, until } };
};
