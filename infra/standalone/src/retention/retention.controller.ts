import { Controller, type DynamicModule, Get, Header, Inject, Module } from '@nestjs/common';
import { inForceOf, type KeptStores, retentionForecast } from '@talentlog/command/workers';
import type { RetentionForecast } from '@talentlog/contracts';
import type { EventReader } from '@talentlog/runtime';
import { Granted } from '@talentlog/runtime/nest';

/** What the count is made from. */
export interface RetentionParts extends KeptStores {
  readonly store: EventReader;
  readonly clock: () => Date;
}
const RETENTION = Symbol('RetentionParts');
/** The log is read from its beginning for it, so that whoever asks again soon, or beside another, is told the same. */
const keptMs = 60_000;

/** What administrators see of how long people are kept, before anybody is let go of. */
@Controller('api/retention')
@Granted({ staff: 'ADMIN_PRIVACY' })
export class RetentionController {
  private counted: { readonly at: number; readonly forecast: Promise<RetentionForecast> } | undefined;

  constructor(@Inject(RETENTION) private readonly parts: RetentionParts) {}

  @Get()
  @Header('cache-control', 'no-store')
  async forecast(): Promise<{ data: RetentionForecast }> {
    const at = this.parts.clock().getTime();
    if (this.counted === undefined || at - this.counted.at >= keptMs)
      this.counted = { at, forecast: this.count(new Date(at).toISOString()) };
    return { data: await this.counted.forecast };
  }

  private async count(now: string): Promise<RetentionForecast> {
    try {
      return await retentionForecast(this.parts, await inForceOf(this.parts.store), now);
    } catch (error) {
      this.counted = undefined;
      throw error;
    }
  }
}

@Module({})
class RetentionModule {}

/** `GET /api/retention` */
export const retentionModule = (parts: RetentionParts): DynamicModule => ({
  module: RetentionModule,
  controllers: [RetentionController],
  providers: [{ provide: RETENTION, useValue: parts }],
});
