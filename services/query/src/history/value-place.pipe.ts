import { Injectable, type PipeTransform } from '@nestjs/common';
import { ValuePath } from '@talentlog/contracts';
import { RefusedRequest } from '@talentlog/runtime/nest';
import type { ValuePlace } from './revealed.ts';

/** Reads from the query string which value of which event is meant. A misfit is 400. */
@Injectable()
export class ValuePlacePipe implements PipeTransform<Readonly<Record<string, unknown>>, Omit<ValuePlace, 'stream'>> {
  transform({ revision, path }: Readonly<Record<string, unknown>>): Omit<ValuePlace, 'stream'> {
    const known = ValuePath.safeParse(path);
    const isRevision = typeof revision === 'string' && /^\d{1,9}$/.test(revision);
    if (known.success && isRevision) return { revision: Number(revision), path: known.data };
    const field = isRevision ? 'path' : 'revision';
    throw new RefusedRequest('common.invalid', { errors: [{ path: field, code: 'common.format' }] });
  }
}
