/** Signs of the alphabet that phones send in seven bits (GSM 03.38); those of the second line take two places. */
const short = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const double = new Set('\f^{}\\[~]|€');

/** How long an SMS is as networks count, and in how many parts it is sent and paid for. */
export interface SmsLength {
  readonly characters: number;
  readonly segments: number;
  /** Places of a message that is sent in one part. */
  readonly single: 70 | 160;
}

/** Counts an SMS: 160 places where every sign is in the short alphabet, else 70; each part of a longer one loses some to its number. */
export function smsLength(text: string): SmsLength {
  const signs = [...text];
  const isShort = signs.every((sign) => short.has(sign) || double.has(sign));
  const characters = isShort ? signs.length + signs.filter((sign) => double.has(sign)).length : text.length;
  const [single, part] = isShort ? ([160, 153] as const) : ([70, 67] as const);
  const segments = characters <= single ? Math.min(characters, 1) : Math.ceil(characters / part);
  return { characters, segments, single };
}
