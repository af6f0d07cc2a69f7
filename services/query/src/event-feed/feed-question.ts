import { Topic, topicsOf } from '@talentlog/contracts';
import { RefusedRequest } from '@talentlog/runtime/nest';
import { z } from 'zod';
import type { Reader } from './subscriber-of-token.ts';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const Asked = z.strictObject({
  after: z.string().max(200).default(''),
  limit: whole(1, 500).default(100),
  /** Seconds to wait where nothing is there. */
  wait: whole(0, 30).default(0),
  topic: Topic.optional(),
});
export type Asked = z.infer<typeof Asked>;

/** What is asked for; a topic that this reader is not given is refused. */
export function askedOf(query: unknown, reader: Reader): Asked {
  const asked = Asked.safeParse(query);
  if (!asked.success) {
    const errors = asked.error.issues.flatMap((issue) =>
      (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]).map((path) => ({
        ...{ path, code: 'common.format' },
      })),
    );
    throw new RefusedRequest('common.invalid', { errors });
  }
  const { topic } = asked.data;
  if (topic !== undefined && !topicsOf(reader).includes(topic))
    throw new RefusedRequest('feed.topic', { errors: [{ path: 'topic', code: 'feed.topic' }] });
  return asked.data;
}
