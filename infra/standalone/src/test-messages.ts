import type { SmsTested } from '@talentlog/contracts';
import { AddressLimit, type Caller, type Delivery, type Logger, TryAgain } from '@talentlog/runtime';
import { RefusedRequest } from '@talentlog/runtime/nest';

const perHour = 10;

/** Test messages of one kind: ten in an hour for each administrator, and the answer is what became of it. */
export class TestMessages {
  private readonly limit = new AddressLimit();

  constructor(
    private readonly kind: 'mail' | 'sms',
    private readonly parts: { readonly clock: () => Date; readonly logger: Logger },
  ) {}

  /** Sends one. Refused as `<kind>.too_often`, and as `<kind>.not_sent` where its way out asks to try again. */
  async send({ account }: Caller, leave: () => Promise<Delivery>): Promise<{ data: SmsTested }> {
    const { kind } = this;
    const { clock, logger } = this.parts;
    const by = account?.accountId ?? '';
    const taken = this.limit.take(by, perHour, 3600, clock().getTime());
    if (!taken.ok) throw new RefusedRequest(`${kind}.too_often`, { params: { seconds: taken.retryAfterSeconds } });
    const delivery = await leave().catch((error: unknown) => {
      if (error instanceof TryAgain) throw new RefusedRequest(`${kind}.not_sent`);
      throw error;
    });
    logger.info({ by, outcome: delivery.outcome, kind }, 'a test message');
    return { data: { outcome: delivery.outcome, reason: 'reason' in delivery ? delivery.reason : '' } };
  }
}
