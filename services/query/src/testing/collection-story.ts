import { CollectionContent } from '@talentlog/contracts';
import { type About, hr } from './company.ts';
import { happened, id } from './story.ts';

const content = CollectionContent.parse({});
/** What HR sets for SAP. */
export const entry = {
  department: '研发部',
  position: '工程师',
  employeeGroup: '正式',
  employeeSubgroup: '社招',
  entryDate: '2027-01-04',
};
/** The person as SAP is told. */
export const person = { name: '林晓', phone: null, email: null, birthDate: null, gender: null };

/** What follows once the candidate was sent the form: filled in, locked, pushed to SAP, and SAP's answers. */
export function collectionStory(collectionId: string, offerId: string, about: About) {
  const named = { ...about, collectionId, offerId };
  const push = { ...named, pushId: id(81), requestedBy: hr };
  return {
    submitted: happened('infoCollection', collectionId, 'CollectionSubmitted', { ...named, content, sentBy: hr }),
    locked: [
      happened('infoCollection', collectionId, 'EntryDetailsSet', { ...named, entry }),
      happened('infoCollection', collectionId, 'CollectionLocked', named),
    ],
    pushing: happened('infoCollection', collectionId, 'SapPushRequested', {
      ...push,
      kind: 'CREATE',
      record: { person, content, entry },
    }),
    failed: happened('infoCollection', collectionId, 'SapPushFailed', { ...push, message: '' }),
    pushed: happened('infoCollection', collectionId, 'SapPushed', { ...push, message: '' }),
  };
}
