import { tellReceipt } from '@talentlog/notifier';
import { type CommandClient, type Logger, type Receipt, type SmsLedger, type SmsProvider } from '@talentlog/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { comesAgain, toldByMachines } from '../told-by-machines.ts';
import { receiptPath } from './open-sms.ts';

interface ReceiptRouteParts {
  readonly provider?: SmsProvider;
  readonly ledger?: SmsLedger;
  readonly commands: CommandClient;
  readonly logger: Logger;
  readonly clock: () => Date;
}

/** One call has some hundred receipts of some hundred bytes. */
const bodyLimit = 256 * 1024;
const mostReceipts = 1_000;
const perMinute = 600;

/**
 * `POST /api/sms/receipts[/<secret>]`: the provider tells what became of messages; there only where one is configured. Whoever cannot show
 * that it is the provider is refused; what it tells of messages that nobody sent changes nothing.
 */
export async function receiptRoutes(server: FastifyInstance, parts: ReceiptRouteParts): Promise<void> {
  const { provider, ledger, logger, clock } = parts;
  if (provider === undefined || ledger === undefined) return;
  const told = async (request: FastifyRequest, reply: FastifyReply) => {
    const { secret } = request.params as { readonly secret?: string };
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const call = { url: request.url, headers: request.headers, body, ...(secret === undefined ? {} : { secret }) };
    const receipts = provider.receipts(call);
    if (receipts === undefined) return reply.code(403).send({ code: 'auth.forbidden' });
    try {
      for (const receipt of receipts.slice(0, mostReceipts)) await record(receipt, ledger, parts.commands);
    } catch (error) {
      return comesAgain(error, reply, (reason) =>
        logger.warn({ error: reason }, 'receipts of SMS could not be stored now'),
      );
    }
    return reply.code(200).send(provider.thanks);
  };
  await toldByMachines(server, { bodyLimit, perMinute, clock }, (scope) => {
    scope.post(receiptPath, told);
    scope.post(`${receiptPath}/:secret`, told);
  });
}

/** A code, and what this company did not send, is no notification. */
async function record(receipt: Receipt, ledger: SmsLedger, commands: CommandClient): Promise<void> {
  const notification = await ledger.recordOf(receipt.id);
  if (notification !== undefined) await tellReceipt(commands, receipt, notification);
}
