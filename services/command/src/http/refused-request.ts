import { RefusedRequest } from '@talentlog/runtime/nest';
import type { Refused } from '../pipeline/refused.ts';

/** A refusal of the pipeline as the edge passes it on. */
export const refusedRequest = ({ code, params, errors }: Refused): RefusedRequest =>
  new RefusedRequest(code, { ...(params ? { params: { ...params } } : {}), ...(errors ? { errors } : {}) });
