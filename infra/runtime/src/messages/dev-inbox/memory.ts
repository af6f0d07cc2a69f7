import type { DevInbox, DevMessage, Mailer, SmsGateway } from '../port.ts';
import { keeperOf } from './keeper.ts';

/** A dev inbox that forgets with its process: for specs. `kept` is what was sent, newest first. */
export function memoryDevInbox({ now = () => new Date() }: { readonly now?: () => Date } = {}): {
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  readonly inbox: DevInbox;
  kept(): readonly DevMessage[];
} {
  const messages: DevMessage[] = [];
  const keep = async (message: DevMessage): Promise<void> => {
    const isKnown = messages.some(({ kind, id }) => kind === message.kind && id === message.id);
    if (!isKnown) messages.unshift(message);
  };
  return {
    ...keeperOf(keep, now),
    inbox: {
      list: async ({ to, kind, limit = 100 } = {}) =>
        messages
          .filter((message) => (to === undefined || message.to === to) && (kind === undefined || message.kind === kind))
          .slice(0, limit),
      forget: async ({ ids, to, before = '' }) => {
        const left = messages.filter((one) => !ids.includes(one.id) && !to.includes(one.to) && one.at >= before);
        return messages.splice(0, messages.length, ...left).length - left.length;
      },
      countOlder: async (before) => messages.filter(({ at }) => at < before).length,
      // It is as old as its process.
      emptyUnlessTold: async () => false,
    },
    kept: () => messages,
  };
}
