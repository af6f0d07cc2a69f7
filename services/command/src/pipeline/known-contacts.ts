import type { ReadPart } from '@talentlog/contracts';
import { type AccessLog, Lanes, type SignIns } from '@talentlog/runtime';
import type { CommandRequest, Pipeline } from './command.ts';
import { refused } from './refused.ts';

/** How often a colleague learns within a day that a phone or an e-mail is known. More is a list that is tried. */
const known = { limit: 20, windowSeconds: 86_400 };

interface Parts {
  readonly signIns: Pick<SignIns, 'take' | 'taken'>;
  readonly accessLog: Pick<AccessLog, 'add'>;
  readonly clock: () => Date;
}

/** Commands whose refusal says that somebody is known by a phone or an e-mail. */
function asksWhoIsKnown({ name, payload }: CommandRequest): boolean {
  if (name === 'CreateJobSeeker' || name === 'AgreeToContact') return true;
  const isObject = typeof payload === 'object' && payload !== null;
  return name === 'EditJobSeeker' && isObject && ('phone' in payload || 'email' in payload);
}

/**
 * Counts each answer that a phone or an e-mail is known, and writes down whose it is before it is given. Beyond the limit nothing is
 * asked any more. One question of a colleague at a time: many at once would all be asked before one is counted.
 */
export function countKnownContacts(pipeline: Pipeline, { signIns, accessLog, clock }: Parts): Pipeline {
  const lanes = new Lanes();
  return {
    execute: async (request) => {
      const readerId = request.caller.account?.accountId;
      if (readerId === undefined || !asksWhoIsKnown(request)) return pipeline.execute(request);
      return lanes.run(readerId, async () => {
        const key = `known-contact:${readerId}`;
        const { limit, windowSeconds } = known;
        const now = clock().getTime();
        if ((await signIns.taken(key, windowSeconds, now)) >= limit)
          return refused('jobSeeker.contact_asked_too_often', { params: { limit } });
        const outcome = await pipeline.execute(request);
        if (outcome.ok || outcome.about === undefined) return outcome;
        await signIns.take(key, limit, windowSeconds, now);
        const part = 'CONTACT_KNOWN' satisfies ReadPart;
        await accessLog.add([{ readerId, jobSeekerId: outcome.about, part, at: now }]);
        return outcome;
      });
    },
  };
}
