import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { CallerResolver } from '../auth/resolver.ts';
import type { Disk } from '../disk/watch.ts';
import type { Logger } from '../logger.ts';
import { CallerGuard } from './caller.guard.ts';
import { ProblemFilter } from './problem.filter.ts';
import { CALLER_RESOLVER, CLOCK, DISK, LOGGER, PUBLIC_ORIGIN, WRITES_PER_ADDRESS_PER_MINUTE } from './tokens.ts';
import { WriteGuard } from './write.guard.ts';

/** What the edge of a server needs, whichever services it hosts. */
interface EdgeParts {
  readonly resolver: CallerResolver;
  readonly writesPerAddressPerMinute: number;
  readonly clock: () => Date;
  /** Whether what a write asks for can be stored; a host that keeps nothing leaves it out. */
  readonly disk?: Pick<Disk, 'state'>;
  readonly logger: Logger;
  /** Origin by which people reach us, where it is not the `Host` that arrives here. */
  readonly publicOrigin?: string;
}

const noDisk: Pick<Disk, 'state'> = { state: () => 'writable' };

@Module({})
class EdgeModule {}

/** The edge of a server: a host imports it once, beside the modules of its services, and every route of theirs is guarded by it. */
export function edgeModule({
  resolver,
  writesPerAddressPerMinute,
  clock,
  logger,
  publicOrigin,
  disk = noDisk,
}: EdgeParts): DynamicModule {
  return {
    module: EdgeModule,
    providers: [
      { provide: CALLER_RESOLVER, useValue: resolver },
      { provide: WRITES_PER_ADDRESS_PER_MINUTE, useValue: writesPerAddressPerMinute },
      { provide: CLOCK, useValue: clock },
      { provide: DISK, useValue: disk },
      { provide: LOGGER, useValue: logger },
      { provide: PUBLIC_ORIGIN, useValue: publicOrigin },
      // In this order: a write that may not pass costs no look-up of its sender.
      { provide: APP_GUARD, useClass: WriteGuard },
      { provide: APP_GUARD, useClass: CallerGuard },
      { provide: APP_FILTER, useClass: ProblemFilter },
    ],
  };
}
