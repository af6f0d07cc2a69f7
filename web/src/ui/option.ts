export interface Option {
  readonly value: string;
  readonly text: string;
}
