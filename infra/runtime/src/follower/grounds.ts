import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Persisting } from './pauses.ts';
import type { Ground, Troubles } from './troubles.ts';

interface GroundsParts {
  /** The follower's. */
  readonly name: string;
  readonly troubles: Troubles;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** What a follower stands on: what of it fails is told, and asked again until it answers. */
export class Grounds {
  constructor(private readonly parts: GroundsParts) {}

  persisting(ground: Ground): Persisting {
    const { clock, signal, troubles } = this.parts;
    return {
      clock,
      signal,
      onFailure: (error) => this.fails(ground, error),
      onSuccess: () => troubles.mended(ground),
    };
  }

  fails(ground: Ground, error: unknown): void {
    const { name, logger, troubles } = this.parts;
    const reason = troubles.fails(ground, error);
    logger.error({ follower: name, error: reason }, `its ${ground} failed; asking again`);
  }
}
