import { parseLine } from '../../message-template/merge-text.ts';
import { namedIn } from '../../message-template/named-in.ts';
import { policyPlaceholders, requiredInPolicy } from './placeholders.ts';
import type { PolicyName, PolicyTexts } from './policy.ts';
import { isHeading } from './text.ts';

type Path = keyof PolicyTexts;

/** What is wrong with a policy that somebody wrote, and where. */
export interface PolicyFault {
  readonly code:
    | 'messageTemplate.braces'
    | 'messageTemplate.condition'
    | 'messageTemplate.placeholder_unknown'
    | 'messageTemplate.placeholder_missing'
    | 'policy.headings_differ';
  readonly path: Path;
  readonly params?: Readonly<Record<string, string | number>>;
}

const known: readonly string[] = policyPlaceholders;
const languages = ['zh-CN', 'en-US'] as const;

/** What is wrong first, or undefined for texts that can be published. */
export function policyFault(policy: PolicyName, texts: PolicyTexts): PolicyFault | undefined {
  for (const path of languages) {
    const fault = unreadable(texts[path], path) ?? missing(policy, texts[path], path);
    if (fault) return fault;
  }
  const [zh, en] = languages.map((path) => texts[path].split('\n').filter(isHeading).length);
  return zh === en
    ? undefined
    : { code: 'policy.headings_differ', path: 'en-US', params: { zh: zh ?? 0, en: en ?? 0 } };
}

function unreadable(text: string, path: Path): PolicyFault | undefined {
  for (const [at, line] of text.split('\n').entries()) {
    const parts = parseLine(line);
    if (typeof parts === 'string') return { code: `messageTemplate.${parts}`, path, params: { line: at + 1 } };
    const name = namedIn(parts).all.find((one) => !known.includes(one));
    if (name !== undefined)
      return { code: 'messageTemplate.placeholder_unknown', path, params: { name, line: at + 1 } };
  }
  return undefined;
}

/** What only a condition names may not be there. */
function missing(policy: PolicyName, text: string, path: Path): PolicyFault | undefined {
  const always = text.split('\n').flatMap((line) => {
    const parts = parseLine(line);
    return typeof parts === 'string' ? [] : namedIn(parts).always;
  });
  const name = requiredInPolicy[policy].find((one) => !always.includes(one));
  return name && { code: 'messageTemplate.placeholder_missing', path, params: { name } };
}
