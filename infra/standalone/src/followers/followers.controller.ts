import { Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { FollowerSeen, Unparked } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { CurrentCaller, Granted, RefusedRequest } from '@talentlog/runtime/nest';
import type { Followers } from './health.ts';

/** Name of what the controller is given. */
export const FOLLOWERS = Symbol('Followers');

/** What administrators see of the followers, and do about events that could not be handled. */
@Controller('api/followers')
@Granted({ staff: 'ADMIN_OPERATIONS' })
export class FollowersController {
  constructor(@Inject(FOLLOWERS) private readonly followers: Followers) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(): Promise<{ data: readonly FollowerSeen[] }> {
    const data = (await this.followers.told()).map(
      ({ name, state, position, lagEvents, lagMs, lastError, parkedEvents }) => ({
        name,
        state,
        position,
        lagEvents,
        lagMs,
        lastError,
        parked: parkedEvents.map(({ eventId, stream, reason }) => ({ eventId, stream, reason })),
      }),
    );
    return { data };
  }

  /** Handles the parked events of this one's stream again, in order, up to the first that fails again. */
  @Post(':name/parked/:eventId/retry')
  @HttpCode(200)
  async retry(@Param('name') name: string, @Param('eventId') eventId: string): Promise<Unparked> {
    return found(await this.followers.retry(name, eventId));
  }

  /** Gives the event up; the log of the server says who did. Those that waited behind it are handled. */
  @Post(':name/parked/:eventId/discard')
  @HttpCode(200)
  async discard(
    @Param('name') name: string,
    @Param('eventId') eventId: string,
    @CurrentCaller() { account }: Caller,
  ): Promise<Unparked> {
    return found(await this.followers.discard(name, eventId, account?.accountId ?? ''));
  }
}

function found<T>(what: T | undefined): T {
  if (what === undefined) throw new RefusedRequest('common.not_found');
  return what;
}
