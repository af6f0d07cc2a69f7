import { randomBytes } from 'node:crypto';

/** Words of one person that nobody else writes: one for each place where something of them is told. */
export interface Canaries {
  /** A name that nobody has, of signs that are seldom written. */
  readonly name: string;
  /** Another one for each place, found again by its beginning. */
  word(place: string): string;
  /** Everything to be searched for, with the place it was written at. */
  all(): readonly (readonly [place: string, word: string])[];
}

/** Signs of names that stand in no text of the product. */
const seldom = '鸑鷟麤龘靐齉爩龗灪籲饢鱻驫羴犇猋骉';

/** What all words of some people begin with: many are searched for as fast as one. */
export interface Mark {
  readonly word: string;
  readonly name: string;
}

export function newMark(): Mark {
  const signs = [...randomBytes(4)].map((byte) => seldom[byte % seldom.length]).join('');
  return { word: `qz${randomBytes(5).toString('hex')}`, name: `欧${signs}` };
}

export function canariesOf(index: number, mark: Mark): Canaries {
  const name = `${mark.name}${String(index).padStart(3, '0')}`;
  const words = new Map<string, string>([['name', name]]);
  return {
    name,
    word(place) {
      const word = words.get(place) ?? `${mark.word}${index}${place}`;
      words.set(place, word);
      return word;
    },
    all: () => [...words],
  };
}
