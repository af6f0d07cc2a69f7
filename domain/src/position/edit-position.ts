import { accept } from '../shared/decider.ts';
import { listedRefused } from './listed.ts';
import { position } from './position.ts';

/** Changes what the position says, wherever it is shown. */
export const editPosition = position.decider('EditPosition', {
  decide: ({ id, payload: { details }, data, settings, now }) =>
    listedRefused(details, data.details, { settings, now }) ??
    accept(position.fact('PositionEdited', { positionId: id, details })),
});
