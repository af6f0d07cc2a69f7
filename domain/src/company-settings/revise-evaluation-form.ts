import type { EvaluationDimension } from '@talentlog/contracts';
import { accept, type Refusal, refuse } from '../shared/decider.ts';
import { companySettings, ofCompany } from './company-settings.ts';
import { saidTwice } from './said-twice.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Why nobody could tell apart what the form asks for. */
function ambiguous(dimensions: readonly EvaluationDimension[]): Refusal | undefined {
  const code = saidTwice(dimensions, (dimension) => dimension.code);
  if (code >= 0) return refuse('dictionary.code_twice', undefined, `dimensions.${code}.code`);
  for (const language of ['zh', 'en'] as const) {
    const words = saidTwice(dimensions, (dimension) => dimension[language]);
    if (words >= 0) return refuse('dictionary.words_twice', undefined, `dimensions.${words}.${language}`);
  }
  return undefined;
}

/** What an evaluation asks for from the next decision on. What was written before keeps the form that it was written under. */
export const reviseEvaluationForm = companySettings.decider('ReviseEvaluationForm', {
  target: () => ofCompany,
  decide: ({ payload: { stage, dimensions }, data }) => {
    const refused = ambiguous(dimensions ?? []);
    if (refused) return refused;
    const present = data.forms[stage]?.dimensions ?? null;
    return accept(
      same(present, dimensions) ? [] : companySettings.fact('EvaluationFormRevised', { stage, dimensions }),
    );
  },
});
