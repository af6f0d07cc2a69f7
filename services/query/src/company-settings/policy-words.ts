import { type PolicyName, type PolicyTexts, policyNames } from '@talentlog/contracts';
import { companySettings, policyOf } from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import { ruledPart } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';
import { beforehand } from './settings-rows.ts';

/** Words that were in force from an instant on: a version that took effect, or was put right. */
export interface PolicyWordsStored {
  readonly id: string;
  readonly policy: PolicyName;
  readonly version: string;
  readonly from: string;
  /** What was put right; null where a version began. */
  readonly correction: string | null;
  readonly texts: PolicyTexts;
}

/** What each policy said from when on, so that whoever agreed finds what they were shown. */
export const policyWords = view<PolicyWordsStored>()({
  name: 'policyWords',
  version: 2,
  columns: ['policy', 'from'],
});

export const policyWordsPart = ruledPart(policyWords.schema, [
  when(['SettingsChanged', 'PolicyTookEffect', 'PolicyCorrected'], async (event, writer: ViewWriter) => {
    const { before, revision } = await beforehand(writer, event.stream);
    const after = companySettings.evolve(before, event);
    for (const policy of policyNames) {
      const [was, is] = [policyOf(before.policies, policy), policyOf(after.policies, policy)];
      if (was.since === is.since && was.texts === is.texts) continue;
      const correction = event.type === 'PolicyCorrected' ? event.data.correction : null;
      const id = `${policy}-${String(revision).padStart(8, '0')}`;
      const row = { id, policy, version: is.version, from: event.at, correction, texts: is.texts };
      await rowsOf(policyWords, writer).put(row);
    }
  }),
]);
