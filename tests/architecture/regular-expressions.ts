import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { hasAmbiguousLoop } from './ambiguous-loops.ts';
import { hasPrefixRun } from './prefix-runs.ts';

/** A regular expression of the sources, and where it stands. */
export interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}
export interface Found {
  readonly literals: readonly Expression[];
  /** How often the file makes expressions out of texts, which only running it can tell. */
  readonly made: number;
}

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every regular expression that a source writes down. */
export function expressionsIn(file: string, text = readFileSync(file, 'utf8')): Found {
  const literals: Expression[] = [];
  let made = 0;
  const visit = (node: unknown): void => {
    if (!isTree(node)) return;
    if (node.type === 'RegExpLiteral') literals.push({ file, source: String(node.pattern), flags: String(node.flags) });
    const called = node.type === 'NewExpression' || node.type === 'CallExpression' ? node.callee : undefined;
    if (isTree(called) && called.type === 'Identifier' && called.value === 'RegExp') made += 1;
    for (const [key, value] of Object.entries(node)) if (key !== 'span') visit(value);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true, target: 'es2022' }));
  return { literals, made };
}

/**
 * Whether its time can grow faster than the text it is tried on: by going back over it in many ways, or by looking for its beginning
 * at every place of a long run.
 */
export function isSuperLinear({ source, flags }: Pick<Expression, 'source' | 'flags'>): boolean {
  return (
    analyse({ source, flags }).reports.length > 0 || hasPrefixRun(source, flags) || hasAmbiguousLoop(source, flags)
  );
}
