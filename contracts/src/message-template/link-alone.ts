import { holdsAddress } from '../shared/shapes.ts';

/** What stands for an address with a token in it. */
const links = /\{\{\s*(?:link|attachment|meetingLink)\s*\}\}/g;
/** They are gone when the message is written. */
const conditions = /\{\{\s*(?:#if\s+\w+|else|\/if)\s*\}\}/g;
const placeholder = /\{\{[^{}]*\}\}/g;

/** Signs of an address that goes on: `https://elsewhere.example/?u=`. */
const ofAddress = /[./\\?=&#%@~+$|]/;
const glued = /[\w{}-]$/;
/** A sentence may end after the link; nothing else does that a mail program would take for a part of it. */
const goesOn = /^[.,;:!)\]"'>]*[\w/\\?=&#%@~+$|{-]/;

/** Whether each link of a line is an address by itself: glued to another one it would carry its token there. */
export function isLinkAlone(line: string): boolean {
  const shown = line.normalize('NFKC').replace(conditions, '');
  return [...shown.matchAll(links)].every(({ index, 0: { length } }) => {
    const before = shown.slice(0, index).split(/\s/).at(-1) ?? '';
    const isGlued = glued.test(before) || ofAddress.test(before.replace(placeholder, ''));
    return !isGlued && !goesOn.test(shown.slice(index + length));
  });
}

/** Whether a line holds an address that is written out; those of people are none. */
export const namesAddress = (line: string): boolean =>
  holdsAddress(line.replace(placeholder, ' ').replace(/[\w.+-]{1,64}@[\w.-]{1,255}/g, ' '));
