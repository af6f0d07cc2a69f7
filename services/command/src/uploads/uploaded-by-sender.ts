import { newRandomUuid, type UploadRegister } from '@talentlog/runtime';
import type { PipelineParts } from '../pipeline/command.ts';
import { refused } from '../pipeline/refused.ts';
import { filesNamedIn } from './named-files.ts';
import { ownerOf } from './uploads.ts';

/**
 * Refuses a payload that names a file which its sender did not upload, calls it by another type than the checks found, or uses it for
 * something that it was not checked for. What it names is kept from the sweep of orphans before the event is written, so that there is
 * never an event without its file.
 */
export const uploadedBySender =
  (register: UploadRegister): PipelineParts['mayName'] =>
  async (payload, caller, command) => {
    const named = caller.system === undefined ? filesNamedIn(payload, command) : [];
    if (named.length === 0) return undefined;
    const owner = ownerOf(caller);
    const claimId = newRandomUuid();
    return owner !== undefined && (await register.claim(claimId, named, owner))
      ? { release: () => register.release(claimId) }
      : refused('common.invalid', { errors: [{ path: 'fileId', code: 'common.not_found' }] });
  };
