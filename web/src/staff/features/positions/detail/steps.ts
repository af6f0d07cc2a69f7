import { type Advertisement, liveOf, type Position } from '../words.ts';

/** From a new position to one that job seekers can apply to. */
export const stepNames = ['created', 'opened', 'advertised', 'published'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  readonly standing: 'done' | 'next' | 'later';
}

/** Advertisements that can go out when somebody says so. */
export const publishable = (advertisements: readonly Advertisement[]): readonly Advertisement[] =>
  advertisements.filter(({ allowedActions }) => allowedActions.includes('PublishAdvertisement'));

/** Those that could go out now or as soon as the position is open. */
const ready = (advertisements: readonly Advertisement[]): boolean =>
  publishable(advertisements).length > 0 || advertisements.some(({ obstacle }) => obstacle === 'ad.position_not_open');

/**
 * The steps that are left until the position is online, or nothing where it already is, or where hiring was paused or ended on
 * purpose. An advertisement that is stopped or past its deadline does not count: another one is needed.
 */
export function stepsLeft(position: Position): readonly Step[] {
  const { state, advertisements } = position;
  if (state !== 'DRAFT' && state !== 'OPEN') return [];
  if (state === 'OPEN' && liveOf(advertisements).length > 0) return [];
  const done: Readonly<Record<StepName, boolean>> = {
    created: true,
    opened: state === 'OPEN',
    advertised: ready(advertisements),
    published: false,
  };
  const next = stepNames.find((name) => !done[name]);
  return stepNames.map((name) => ({ name, standing: done[name] ? 'done' : name === next ? 'next' : 'later' }));
}
