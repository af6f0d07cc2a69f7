import { Controller, Get, Header, Inject, Param, Query } from '@nestjs/common';
import type { HistoryAnswer, HistoryEvent, StateAt } from '@talentlog/contracts';
import type { EventStore, OpenEvents } from '@talentlog/runtime';
import { Granted, RefusedRequest } from '@talentlog/runtime/nest';
import { EVENTS, OPEN_EVENTS, VIEWS } from '../bus/tokens.ts';
import type { Views } from '../views/open-views.ts';
import { historyOf, type Moment, stateAt } from './history.ts';
import { MomentPipe } from './moment.pipe.ts';

const streamName = /^[a-zA-Z]{2,40}-[0-9a-f-]{36,64}$/;

/** What auditors read: the history of anything, and any state as it was. */
@Controller('api')
@Granted({ staff: 'ADMIN_AUDIT' })
export class HistoryController {
  constructor(
    @Inject(EVENTS) private readonly store: EventStore,
    @Inject(OPEN_EVENTS) private readonly open: OpenEvents,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  @Get('history')
  @Header('cache-control', 'no-store')
  async subject(@Query('subject') subject: unknown): Promise<HistoryAnswer> {
    const person = typeof subject === 'string' ? await this.views.people.get(subject) : undefined;
    if (person === undefined) throw new RefusedRequest('common.not_found');
    const entries = await this.views.personStreams.get(person.id);
    const streams = entries?.streams ?? [`jobSeeker-${person.id}`];
    const { name } = person.data;
    return historyOf({ subject: person.id, name: name ?? '', streams }, this.reading);
  }

  @Get('history-subjects')
  @Header('cache-control', 'no-store')
  async subjects(@Query('text') text: unknown): Promise<object> {
    const search = typeof text === 'string' ? text.slice(0, 50) : '';
    const { rows } = await this.views.people.list({
      limit: 20,
      ...(search ? { search } : {}),
      sort: [{ field: 'updatedAt', descending: true }],
    });
    const subjects = rows.map(({ id, data }) => ({
      jobSeekerId: id,
      name: data.name ?? '',
      number: data.number,
      applications: data.deliveredPositionIds.length,
    }));
    return { data: subjects };
  }

  @Get('history/:stream')
  @Header('cache-control', 'no-store')
  async stream(@Param('stream') stream: string): Promise<HistoryAnswer> {
    const history = streamName.test(stream) ? await historyOf({ stream }, this.reading) : undefined;
    if (!history?.events.length) throw new RefusedRequest('common.not_found');
    return history;
  }

  @Get('history/:stream/at')
  @Header('cache-control', 'no-store')
  async at(@Param('stream') stream: string, @Query(MomentPipe) moment: Moment): Promise<StateAt> {
    const state = streamName.test(stream) ? await stateAt(stream, moment, this.reading) : undefined;
    if (state === undefined) throw new RefusedRequest('common.not_found');
    return state;
  }

  private get reading() {
    return { store: this.store, open: this.open, nameOf: (actor: string) => this.nameOf(actor) };
  }

  private async nameOf(actor: string): Promise<{ name: string; kind: HistoryEvent['actor']['kind'] }> {
    if (actor.startsWith('system:')) return { name: actor.slice('system:'.length), kind: 'SYSTEM' };
    if (actor.startsWith('link:')) return { name: '', kind: 'LINK' };
    if (actor === 'guest') return { name: '', kind: 'GUEST' };
    const account = await this.views.accounts.get(actor);
    return { name: account?.data.name ?? '', kind: account?.data.jobSeekerId ? 'SEEKER' : 'STAFF' };
  }
}
