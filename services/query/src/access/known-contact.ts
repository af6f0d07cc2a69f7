/** Signs between two of a number that still leave it one number: `138 — 0000 — 6021`. */
const mostBetween = 3;
/** What is shorter is no number anybody is reached by. */
const fewest = 5;

/** Numbers and addresses by their letters and digits alone. */
export type KnownContacts = readonly string[];

/** Letters and digits of a text as one word, and where each of them stands. */
interface Spoken {
  readonly word: string;
  readonly places: readonly number[];
}

function spoken(text: string): Spoken {
  const places: number[] = [];
  let word = '';
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const lower = run.toLowerCase();
    word += lower.length === run.length ? lower : run;
    for (let at = 0; at < run.length; at += 1) places.push(index + at);
  }
  return { word, places };
}

/** What a person is known to be reached by, with the country before it and without. */
export function knownContacts(contacts: readonly string[]): KnownContacts {
  const forms = contacts.flatMap((contact) => [contact, contact.replace(/^\+86/, ''), contact.replace(/^\+\d{3}/, '')]);
  return [...new Set(forms.map((form) => spoken(form).word))].filter((word) => word.length >= fewest);
}

const isTogether = (places: readonly number[]): boolean =>
  places.every((place, index) => place - (places[index - 1] ?? place) <= mostBetween + 1);

/** Where a contact stands in a text: from and to. */
function found(contact: string, { word, places }: Spoken): (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  for (let at = word.indexOf(contact); at >= 0; at = word.indexOf(contact, at + contact.length)) {
    const own = places.slice(at, at + contact.length);
    if (isTogether(own)) spans.push([own[0] ?? 0, (own.at(-1) ?? 0) + 1]);
  }
  return spans;
}

/** A text without what a person is known to be reached by, however its signs are put apart. */
export function withoutKnown(text: string, contacts: KnownContacts, hidden: string): string {
  if (contacts.length === 0) return text;
  const of = spoken(text);
  const spans = contacts.flatMap((contact) => found(contact, of)).sort(([a], [b]) => a - b);
  let shown = '';
  let past = 0;
  for (const [from, to] of spans) {
    // The same number with its country and without stands at one place.
    if (from >= past) shown += text.slice(past, from) + hidden;
    past = Math.max(past, to);
  }
  return shown + text.slice(past);
}
