/** The place of every follower that has none of its own yet, where the checkpoints were made new beside a log that was not. */
export const everyFollower = '*';
