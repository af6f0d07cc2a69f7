import { z } from 'zod';

/** What other systems may follow, each on its own: the subjects that integration events are told by. */
export const topics = ['applications', 'offers', 'hires', 'interviews', 'positions', 'candidates'] as const;
export const Topic = z.enum(topics);
export type Topic = z.infer<typeof Topic>;

/** Name of a topic outside; a change that would break a reader opens another version beside it. */
export const topicName = (topic: Topic): string => `recruitment.${topic}.v1`;

/**
 * What a subscriber gets: the topics it asked for, and whoever ever could have personal data also what is said of candidates as such:
 * there it hears that somebody is to be forgotten, also somebody whom it was told of before.
 */
export const topicsOf = ({
  topics: asked,
  hadPersonalData,
}: {
  readonly topics: readonly Topic[];
  readonly hadPersonalData: boolean;
}): readonly Topic[] => topics.filter((topic) => asked.includes(topic) || (hadPersonalData && topic === 'candidates'));
