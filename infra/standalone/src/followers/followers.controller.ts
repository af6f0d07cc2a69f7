import { randomUUID } from 'node:crypto';
import { Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { DiscardReason, type FollowerSeen, type Unparked } from '@talentlog/contracts';
import type { Caller, CommandClient } from '@talentlog/runtime';
import { CurrentCaller, Granted, JsonBody, RefusedRequest } from '@talentlog/runtime/nest';
import { z } from 'zod';
import type { Followers } from './health.ts';

/** Name of what the controller is given. */
export const FOLLOWERS = Symbol('Followers');
/** Name of how it is written down what an administrator did. */
export const NOTES = Symbol('Notes');

/** What administrators see of the followers, and do about events that could not be handled. */
@Controller('api/followers')
@Granted({ staff: 'ADMIN_OPERATIONS' })
export class FollowersController {
  constructor(
    @Inject(FOLLOWERS) private readonly followers: Followers,
    @Inject(NOTES) private readonly commands: CommandClient,
  ) {}

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

  /** Handles the parked events of this one's stream again, in order, up to the first that fails again. The audit says who had it done. */
  @Post(':name/parked/:eventId/retry')
  @HttpCode(200)
  async retry(
    @Param('name') name: string,
    @Param('eventId') eventId: string,
    @CurrentCaller() { account }: Caller,
  ): Promise<Unparked> {
    await this.note('NoteParkedRetry', { follower: name, eventId }, account?.accountId);
    return found(await this.followers.retry(name, eventId));
  }

  /** Gives the event up; the audit says who did, and why. Those that waited behind it are handled. */
  @Post(':name/parked/:eventId/discard')
  @HttpCode(200)
  async discard(
    @Param('name') name: string,
    @Param('eventId') eventId: string,
    @JsonBody() body: unknown,
    @CurrentCaller() { account }: Caller,
  ): Promise<Unparked> {
    const wish = Discard.safeParse(body);
    if (!wish.success)
      throw new RefusedRequest('common.invalid', { errors: [{ path: 'why', code: whyNot(wish.error) }] });
    await this.note('NoteParkedDiscard', { follower: name, eventId, ...wish.data }, account?.accountId);
    return found(await this.followers.discard(name, eventId, account?.accountId ?? ''));
  }

  /** Written down before it is done: what nobody could be told of is not done. */
  private async note(name: string, about: Settled, settledBy: string | undefined): Promise<void> {
    const all = await this.followers.told();
    const { stream } = found(
      all.find((one) => one.name === about.follower)?.parkedEvents.find(({ eventId }) => eventId === about.eventId),
    );
    const payload = { ...about, stream, settledBy };
    const answer = await this.commands.execute({ name, payload, commandId: randomUUID(), actor: 'system:operations' });
    if (!answer.ok) throw new RefusedRequest('common.unavailable');
  }
}

const Discard = z.strictObject({ why: DiscardReason });
const whyNot = ({ issues }: z.ZodError) =>
  issues.some(({ code }) => code === 'too_big') ? 'common.too_long' : 'common.required';
type Settled = { readonly follower: string; readonly eventId: string };

function found<T>(what: T | undefined): T {
  if (what === undefined) throw new RefusedRequest('common.not_found');
  return what;
}
