import type { AST } from '@eslint-community/regexpp';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Signs that stand for all others when it is asked what two places of an expression have in common. */
const signs = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  '\t',
  '\n',
  'é',
  '汉',
  '，',
  '·',
];

const matches = (raw: string, flags: string, sign: string): boolean =>
  new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, '')).test(sign);

/** Whether what an element asks for can be found within a run of these signs; what cannot be told counts as found. */
function fitsInto(element: AST.Element, isOfRun: (sign: string) => boolean, flags: string): boolean {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return signs.some((sign) => matches(element.raw, flags, sign) && isOfRun(sign));
    case 'Quantifier':
      return element.min === 0 || fitsInto(element.element, isOfRun, flags);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.every((one) => fitsInto(one, isOfRun, flags)));
    default:
      return true;
  }
}

const canBeEmpty = (element: AST.Element): boolean => {
  if (element.type === 'Quantifier') return element.min === 0 || canBeEmpty(element.element);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.some(({ elements }) => elements.every(canBeEmpty));
  return element.type === 'Assertion' && element.kind === 'word';
};

/** What stands before and behind an element, in all the groups around it. */
function around(element: AST.Element): { readonly before: AST.Element[]; readonly behind: AST.Element[] } {
  const before: AST.Element[] = [];
  const behind: AST.Element[] = [];
  for (
    let inner: AST.Node = element, outer: AST.Node | null = element.parent;
    outer !== null;
    inner = outer, outer = outer.parent
  ) {
    if (outer.type !== 'Alternative') continue;
    const at = outer.elements.indexOf(inner as AST.Element);
    before.unshift(...outer.elements.slice(0, at));
    behind.push(...outer.elements.slice(at + 1));
  }
  return { before, behind };
}

const isStart = (element: AST.Element): boolean => element.type === 'Assertion' && element.kind === 'start';

/**
 * Whether a run without an end may hold the beginning of the same match again and again, as `[^>]*` holds `<!doctype`: a text of
 * such beginnings is then searched to its end from each of them. Told from the expression alone, on the side of caution.
 */
export function hasPrefixRun(source: string, flags: string): boolean {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
  let found = false;
  if (flags.includes('y')) return false;
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max !== Number.POSITIVE_INFINITY || found) return;
      const { before, behind } = around(node);
      if (before.some(isStart) || behind.every(canBeEmpty)) return;
      const isOfRun = (sign: string) => matches(node.element.raw, flags, sign);
      found = before.every((element) => fitsInto(element, isOfRun, flags));
    },
  });
  return found;
}
