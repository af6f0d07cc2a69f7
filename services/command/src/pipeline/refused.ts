import { type FieldError, type RefusalCode, statusOf } from '@talentlog/contracts';
import type { Refusal } from '@talentlog/domain/decide';

/** A refusal on its way to the edge: the catalogue code, what fills its message, and the fields it points at. */
export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly status: number;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
  /** The person whom it tells of: for the log of reads, never for the sender. */
  readonly about?: string;
}

export const refused = (code: RefusalCode, more: Pick<Refused, 'params' | 'errors' | 'about'> = {}): Refused => ({
  ok: false,
  code,
  status: statusOf(code),
  ...(more.params ? { params: more.params } : {}),
  ...(more.errors ? { errors: more.errors } : {}),
  ...(more.about ? { about: more.about } : {}),
});

export const fromDomain = ({ refused: code, params, path, about, besides = [], also = [] }: Refusal): Refused =>
  refused(code, {
    ...(params ? { params } : {}),
    ...(about ? { about } : {}),
    ...(path ? { errors: [...[path, ...besides].map((at) => ({ path: at, code })), ...also] } : {}),
  });
