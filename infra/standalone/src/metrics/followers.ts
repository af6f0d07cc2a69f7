import { Gauge, type Registry } from 'prom-client';
import type { FollowerHealth } from '../followers/health.ts';
import type { Report } from '../threads/sides.ts';
import type { Measured, MeasuredParts } from './parts.ts';

/** Followers of all threads; while one is away, as they were last known. */
const everybody = async ({ queries, workers }: MeasuredParts): Promise<readonly FollowerHealth[]> =>
  (await Promise.all([...workers, queries].map(followersOf))).flat();

const followersOf = (thread: Measured<Report>): Promise<readonly FollowerHealth[]> =>
  thread.report().then(
    ({ followers }) => followers,
    () => thread.known(),
  );

/** How each follower of the log stands. */
export function followerGauges(registry: Registry, parts: MeasuredParts): void {
  const registers = [registry];
  new Gauge({
    name: 'talentlog_follower_lag_events',
    help: 'Events of interest that a follower has not done, counted up to 1,000.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, lagEvents } of await everybody(parts))
        if (lagEvents !== null) this.set({ follower: name }, lagEvents);
    },
  });
  new Gauge({
    name: 'talentlog_follower_lag_seconds',
    help: 'Age of the first event of interest that a follower has not done.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, lagMs } of await everybody(parts))
        if (lagMs !== null) this.set({ follower: name }, lagMs / 1000);
    },
  });
  new Gauge({
    name: 'talentlog_follower_parked_events',
    help: 'Events a follower has put aside for an administrator.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, parked } of await everybody(parts)) this.set({ follower: name }, parked);
    },
  });
  new Gauge({
    name: 'talentlog_follower_failing',
    help: '1 while a store that the follower stands on cannot be used.',
    labelNames: ['follower'],
    registers,
    async collect() {
      for (const { name, state } of await everybody(parts)) this.set({ follower: name }, state === 'failing' ? 1 : 0);
    },
  });
}

/** How each projector stands. */
export function projectorGauges(registry: Registry, { queries }: MeasuredParts): void {
  const projectors = async () => (await queries.report().catch(() => undefined))?.projectors ?? [];
  const labelNames = ['projector'] as const;
  const registers = [registry];
  new Gauge({
    name: 'talentlog_projector_lag_events',
    help: 'Events a projector is behind the log.',
    labelNames,
    registers,
    async collect() {
      for (const { name, lagEvents } of await projectors()) this.set({ projector: name }, lagEvents);
    },
  });
  new Gauge({
    name: 'talentlog_projector_lag_seconds',
    help: 'Age of the first event that a projector has not taken.',
    labelNames,
    registers,
    async collect() {
      for (const { name, lagMs } of await projectors()) this.set({ projector: name }, lagMs / 1000);
    },
  });
  new Gauge({
    name: 'talentlog_projector_parked_events',
    help: 'Events a projector could not take.',
    labelNames,
    registers,
    async collect() {
      for (const { name, parked } of await projectors()) this.set({ projector: name }, parked);
    },
  });
}
