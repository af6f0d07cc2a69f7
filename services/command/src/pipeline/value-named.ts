import { jobSeekerCommands, revealableFields, seekersIn, valueAt } from '@talentlog/contracts';
import type { EventStore, OpenEvents } from '@talentlog/runtime';
import type { PipelineParts } from './command.ts';
import { refused } from './refused.ts';

const command = 'RevealLoggedValue';
const asked = jobSeekerCommands[command].payload;

/**
 * Refuses to record that an auditor asked for a value that is not there, that is another person's, or that nobody may be shown: the record
 * of what was seen must not name what could not be.
 */
export const valueNamed =
  ({ store, open }: { readonly store: EventStore; readonly open: OpenEvents }): PipelineParts['mayName'] =>
  async (payload, _caller, name) => {
    if (name !== command) return undefined;
    const { jobSeekerId, stream, revision, path } = asked.parse(payload);
    const [event] = await store.readStream(stream, { from: revision, to: revision });
    if (event === undefined) return refused('common.not_found');
    const { data } = (await open([event]))(event);
    const isTheirs = seekersIn(data).every((one) => one === jobSeekerId) && data.jobSeekerId === jobSeekerId;
    const fields = revealableFields(event.type);
    const [field = ''] = path.split('.');
    const isThere = fields.includes(field) && isText(valueAt(data, path));
    return isTheirs && isThere ? undefined : refused('common.not_found');
  };

/** A value is shown one by one: no list and no group of them. */
const isText = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== 'object';
