import { subscriberCommands } from '@talentlog/contracts';
import { refusedAddress } from '@talentlog/runtime';
import type { PipelineParts } from './command.ts';
import { refused } from './refused.ts';

const command = 'SetWebhook';
const asked = subscriberCommands[command].payload;
const codes = { 'private-address': 'subscriber.private_address', 'not-encrypted': 'subscriber.not_encrypted' } as const;

/** Refuses an address of which its words tell already that no call would ever go there. */
export const calledOutside =
  (networks: readonly string[]): PipelineParts['mayName'] =>
  async (payload, _caller, name) => {
    if (name !== command) return undefined;
    const why = refusedAddress(new URL(asked.parse(payload).url), networks);
    return why === undefined ? undefined : refused(codes[why], { errors: [{ path: 'url', code: codes[why] }] });
  };
