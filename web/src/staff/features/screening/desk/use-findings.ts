import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useValueWriter } from '../../../model/use-value-writer.ts';
import { counterparts } from '../match/counterpart.ts';
import { type Match, matchOf, type Requirement, requirementsIn } from '../match/requirements.ts';
import type { ItemDetail } from '../types.ts';
import { comparedLines, firstFacts, type ShownBlock, type ShownLine, shownBlocks } from './resume-lines.ts';

export interface Finding extends Match {
  /** As it is numbered on screen, from 1: musts first. */
  readonly number: number;
  readonly requirement: Requirement;
  readonly line: ShownLine | undefined;
}

export interface Findings {
  readonly blocks: readonly ShownBlock[];
  readonly facts: ReturnType<typeof firstFacts>;
  readonly findings: readonly Finding[];
  /** For each line of the file, the line of the resume that says the same. */
  readonly besides: readonly (string | undefined)[];
}

const noBlocks = {};

/** The resume by its lines, what the position asks for with where it is found, and the lines of the file beside those of the resume. */
export function useFindings({ resume, requirements = '', original }: ItemDetail): Findings {
  const t = useTranslate();
  const words = useValueWriter();
  const content = resume?.blocks ?? noBlocks;
  return useMemo(() => {
    const blocks = shownBlocks(content, words);
    const facts = firstFacts(content, t);
    const lines = comparedLines(blocks, facts.about);
    const asked = requirementsIn(requirements).toSorted((a, b) => Number(a.isPlus) - Number(b.isPlus));
    const findings = asked.map((requirement, index): Finding => {
      const match = matchOf(requirement, lines, facts);
      return { ...match, requirement, number: index + 1, line: lines.find(({ id }) => id === match.lineId) };
    });
    return { blocks, facts, findings, besides: counterparts(original?.lines ?? [], lines) };
  }, [content, requirements, original, t, words]);
}
