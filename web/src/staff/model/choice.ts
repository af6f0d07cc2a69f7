/** One of the values a control offers, in words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}
