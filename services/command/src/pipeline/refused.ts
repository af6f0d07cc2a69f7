import { type FieldError, type RefusalCode, statusOf } from '@talentlog/contracts';
import type { Refusal } from '@talentlog/domain/decide';

/** A refusal on its way to the edge: the catalogue code, what fills its message, and the fields it points at. */
export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly status: number;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
}

export const refused = (
  code: RefusalCode,
  more: { params?: Refused['params']; errors?: Refused['errors'] } = {},
): Refused => ({
  ok: false,
  code,
  status: statusOf(code),
  ...(more.params ? { params: more.params } : {}),
  ...(more.errors ? { errors: more.errors } : {}),
});

export const fromDomain = ({ refused: code, params, path, besides = [], also = [] }: Refusal): Refused =>
  refused(code, {
    ...(params ? { params } : {}),
    ...(path ? { errors: [...[path, ...besides].map((at) => ({ path: at, code })), ...also] } : {}),
  });
