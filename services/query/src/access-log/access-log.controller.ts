import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { type AccessLogAnswer, AccessLogParams, Id } from '@talentlog/contracts';
import type { AccessLog, ReadRecorder } from '@talentlog/runtime';
import { Granted, RefusedRequest } from '@talentlog/runtime/nest';
import { ACCESS_LOG, READS, VIEWS } from '../bus/tokens.ts';
import type { Views } from '../open-views.ts';

const size = 50;

/** Who of the staff read about whom: for auditors and administrators. */
@Controller('api/access-log')
@Granted({ staff: 'ADMIN_AUDIT' })
export class AccessLogController {
  constructor(
    @Inject(ACCESS_LOG) private readonly log: AccessLog,
    @Inject(READS) private readonly reads: ReadRecorder,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Query() asked: unknown): Promise<AccessLogAnswer> {
    const params = AccessLogParams.safeParse(asked);
    if (!params.success) {
      const errors = params.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'common.format' }));
      throw new RefusedRequest('common.invalid', { errors });
    }
    const { reader, person, page } = params.data;
    const jobSeekerId = person === '' ? undefined : await this.personNamed(person);
    if (jobSeekerId === null) return { data: [], page: { total: 0, size } };
    // What was read a moment ago is there, too.
    await this.reads.flush();
    const { rows, total } = await this.log.list({
      ...(reader ? { readerId: reader } : {}),
      ...(jobSeekerId ? { jobSeekerId } : {}),
      limit: size,
      offset: (page - 1) * size,
    });
    const readers = new Set(rows.map(({ readerId }) => readerId));
    const [accounts, systems] = await Promise.all([
      this.views.accounts.getMany(readers),
      this.views.subscribers.getMany(readers),
    ]);
    const people = await this.views.people.getMany(new Set(rows.map((row) => row.jobSeekerId)));
    const data = rows.map(({ readerId, firstAt, lastAt, ...row }) => ({
      ...row,
      reader: {
        accountId: readerId,
        name: accounts.get(readerId)?.data.name ?? systems.get(readerId)?.data.systemName ?? '',
      },
      number: people.get(row.jobSeekerId)?.data.number ?? '',
      firstAt: new Date(firstAt).toISOString(),
      lastAt: new Date(lastAt).toISOString(),
    }));
    return { data, page: { total, size } };
  }

  /** By id, or by the number that people say to each other; null where there is nobody. */
  private async personNamed(text: string): Promise<string | null> {
    if (Id.safeParse(text).success) return text;
    const rows = await this.views.people.first({ search: text, limit: 20 });
    return rows.find(({ data }) => data.number === text)?.id ?? null;
  }
}
