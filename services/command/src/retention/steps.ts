import { type Keeping, type RetentionStep, retentionStep, type Settings } from '@talentlog/domain/fold';

/** What is to be done about one person. */
export interface PersonStep extends RetentionStep {
  readonly jobSeekerId: string;
}

/** What is to be done about everybody whose time ends, at that moment. */
export function stepsOf(
  keepings: ReadonlyMap<string, Keeping>,
  settings: Settings,
  now: string,
): readonly PersonStep[] {
  const steps: PersonStep[] = [];
  for (const [jobSeekerId, keeping] of keepings) {
    const step = retentionStep(keeping, now, settings);
    if (step !== undefined) steps.push({ ...step, jobSeekerId });
  }
  return steps;
}
