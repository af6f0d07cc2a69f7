/** A short number people can say, always the same for the same id. Two people may share it: it is a name, not a key. */
export const numberOf = (jobSeekerId: string): string =>
  String(1000 + (Number.parseInt(jobSeekerId.slice(-10), 16) % 9_999_000));
