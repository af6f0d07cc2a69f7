import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';

function automatonOf(source: string, flags: string): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse();
  return NFA.fromRegex(expression, { maxCharacter });
}

/** What looks around, or back at a group, has no automaton of its own. */
const isPlain = (raw: string): boolean => !/\(\?<?[=!]|\\[1-9bBk]|[\^$]/.test(raw);

/** Whether the loop can go over the same text by two of its ways, or by one way and by several rounds. */
function isAmbiguous(ways: readonly string[], flags: string): boolean {
  if (!ways.every(isPlain)) return false;
  const rounds = automatonOf(`(?:${ways.join('|')}){2,4}`, flags);
  return ways.some((way, at) => {
    const one = automatonOf(way, flags);
    const rest = ways.slice(at + 1);
    return !isDisjointWith(one, rounds) || rest.some((other) => !isDisjointWith(one, automatonOf(other, flags)));
  });
}

/** Whether a loop without an end has alternatives that overlap: each round then doubles the ways over what follows. */
export function hasAmbiguousLoop(source: string, flags: string): boolean {
  const loops: string[][] = [];
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }), {
    onQuantifierEnter({ max, element }: AST.Quantifier) {
      const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
      if (max === Number.POSITIVE_INFINITY && isGroup && element.alternatives.length > 1)
        loops.push(element.alternatives.map(({ raw }) => raw));
    },
  });
  return loops.some((ways) => isAmbiguous(ways, flags));
}
