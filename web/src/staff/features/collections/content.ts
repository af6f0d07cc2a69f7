import { CollectionContent } from '@talentlog/contracts';
import type { MessageId } from '../../../i18n/ids.ts';
import type { CollectionDetail } from './api.ts';

/** The blocks of a collection with the fields that can be asked for again, in the order the person sees them. */
export const blocks = {
  identity: ['identity.name', 'identity.type', 'identity.number', 'identity.validUntil'],
  contact: ['contact.address', 'contact.postcode', 'emergency.name', 'emergency.relation', 'emergency.phone'],
  bank: ['bank.bank', 'bank.number'],
  work: ['work.confirmed'],
  relatives: ['relatives.employed', 'relatives.people'],
  attachments: [
    'attachments.idFront',
    'attachments.idBack',
    'attachments.badgePhoto',
    'attachments.degreeCertificate',
    'attachments.resignationProof',
    'attachments.other',
  ],
} as const;
export type Block = keyof typeof blocks;
export type FieldPath = (typeof blocks)[Block][number];
export const blockNames = Object.keys(blocks) as readonly Block[];
const paths: readonly FieldPath[] = Object.values(blocks).flat();

/** The path as ours, or undefined where it is not one of a collection. */
export const pathOf = (path: string): FieldPath | undefined => paths.find((one) => one === path);

type Underscored<P extends string> = P extends `${infer A}.${infer B}` ? `${A}_${B}` : never;
/** Message that names a field. */
export const labelOf = (path: FieldPath): `collections.field.${Underscored<FieldPath>}` & MessageId =>
  `collections.field.${path.replace('.', '_') as Underscored<FieldPath>}`;

/** What the person told, or undefined where it must not be shown. */
export function contentOf({ content, person }: CollectionDetail): CollectionContent | undefined {
  if (person.consent !== 'AUTHORIZED') return undefined;
  const read = CollectionContent.safeParse(content);
  return read.success ? read.data : undefined;
}

const blank = JSON.stringify(CollectionContent.parse({}));

/** Whether nothing was told yet. */
export const isBlank = (content: CollectionContent): boolean => JSON.stringify(content) === blank;
