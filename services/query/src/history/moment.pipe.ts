import { Injectable, type PipeTransform } from '@nestjs/common';
import { RefusedRequest } from '@talentlog/runtime/nest';
import type { Moment } from './state.ts';

/** Reads the moment from the query string. No time or no number: 400. */
@Injectable()
export class MomentPipe implements PipeTransform<Readonly<Record<string, unknown>>, Moment> {
  transform({ position, time, revision, since }: Readonly<Record<string, unknown>>): Moment {
    const moment: Moment = {
      ...(typeof position === 'string' ? { position } : {}),
      ...(typeof time === 'string' ? { time } : {}),
      ...(typeof revision === 'string' ? { revision: Number(revision) } : {}),
      ...(typeof since === 'string' ? { since: Number(since) } : {}),
    };
    const isTime = moment.time === undefined || !Number.isNaN(Date.parse(moment.time));
    const isRevision = [moment.revision, moment.since].every((one) => one === undefined || Number.isInteger(one));
    if (isTime && isRevision) return moment;
    throw new RefusedRequest('common.invalid', { errors: [{ path: 'time', code: 'common.format' }] });
  }
}
