import { type CollectionContent, missingInCollection } from '@talentlog/contracts';
import { monthIn } from '../../../format/month-text.ts';

/** A draft with every field there, whatever was saved so far. */
export function draftOf(saved: Readonly<Record<string, unknown>>): CollectionContent {
  const given = saved as Partial<CollectionContent>;
  return {
    contact: { address: '', postcode: '', ...given.contact },
    emergency: { name: '', relation: '', phone: '', ...given.emergency },
    identity: { name: '', type: 'ID_CARD', number: '', validUntil: null, longTerm: false, ...given.identity },
    bank: { bank: '', number: '', ...given.bank },
    work: { confirmed: false, entries: [], ...given.work },
    relatives: { employed: null, people: [], ...given.relatives },
    attachments: {
      idFront: [],
      idBack: [],
      badgePhoto: [],
      degreeCertificate: [],
      resignationProof: [],
      other: [],
      ...given.attachments,
    },
  };
}

export const attachmentNames = [
  'idFront',
  'idBack',
  'badgePhoto',
  'degreeCertificate',
  'resignationProof',
  'other',
] as const;

const requiredPaths: ReadonlySet<string> = new Set(missingInCollection(draftOf({})));

/** Whether nobody may leave the field at this path empty. */
export const isRequired = (path: string): boolean => requiredPaths.has(path);

export const identityTypes = [
  'ID_CARD',
  'PASSPORT',
  'HK_MACAO_PERMIT',
  'TAIWAN_PERMIT',
  'RESIDENCE_PERMIT',
] as const satisfies readonly CollectionContent['identity']['type'][];

type Block = keyof CollectionContent;

/** The draft with some fields of one block changed. */
export const withBlock = <B extends Block>(
  content: CollectionContent,
  block: B,
  change: Partial<CollectionContent[B]>,
): CollectionContent => ({
  ...content,
  [block]: { ...content[block], ...change },
});

/** The draft as it is sent: a browser without a picker of months lets people write them as they like. */
export const sentContent = (content: CollectionContent): CollectionContent =>
  withBlock(content, 'work', {
    entries: content.work.entries.map((entry) => ({
      ...entry,
      start: monthIn(entry.start),
      end: entry.end === null ? null : monthIn(entry.end),
    })),
  });
