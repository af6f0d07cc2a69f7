import { expect, it } from '@jest/globals';
import { id, opened } from '../testing/story.ts';
import { toldOf } from './copied.ts';

const owner = { jobSeekerId: id(21), accountId: id(90) };
const at = '2026-11-02T04:00:00.000Z';
const file = (name: string) => ({ fileId: name.repeat(64), name, size: 1, type: 'application/pdf' });

/** An offer's history, each event with its own pay and attachment where it has terms. */
function told(...types: readonly string[]) {
  const history = types.map((type, n) => {
    const terms = { pay: { monthly: 10_000 + n, months: 12, signOn: 0, note: '' }, attachment: file(String(n)) };
    const data = { jobSeekerId: id(21), offerId: id(41), ...(/Drafted|Edited|Revised/.test(type) ? terms : {}) };
    return opened({ stream: `offer-${id(41)}`, type: type as never, data, at }, n + 1);
  });
  const { parts, withheld } = toldOf(history, owner);
  const text = JSON.stringify(parts);
  const known = types.flatMap((_, n) =>
    text.includes(String(10_000 + n)) || text.includes(file(String(n)).fileId) ? n : [],
  );
  return { known, withheld };
}
const draft = [{ what: 'offer', why: 'DRAFT' }];

/** By hand: what happened, the terms that its person knows (counted from 0), and what is kept back. */
it.each([
  [['OfferDrafted', 'OfferSent'], [0], []],
  [['OfferDrafted', 'OfferEdited', 'OfferSent'], [1], draft],
  [['OfferDrafted', 'OfferEdited', 'OfferRevised', 'OfferSent'], [2], draft],
  [['OfferDrafted', 'OfferRevised', 'OfferEdited', 'OfferSent', 'OfferWithdrawn'], [2], draft],
  [['OfferDrafted', 'OfferRevised'], [], draft],
])('of %j the terms %j are told', (types, known, withheld) => expect(told(...types)).toEqual({ known, withheld }));
