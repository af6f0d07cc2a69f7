import { asProblem, type CommandAnswer, runCommand } from '../../api/index.ts';
import { keptAt } from '../../ui/kept.ts';
import {
  type HeldVerdict,
  heldForMs,
  verdictDropped,
  verdictGone,
  verdictHeld,
  verdictMoved,
} from './held-verdicts.ts';
import { signInExpired } from './sign-in-slice.ts';
import { staffApi, tags } from './staff-api.ts';
import type { RootState, Store } from './store.ts';
import { touchedBy } from './touched.ts';

type Dispatch = Store['dispatch'];
type GetState = () => RootState;

/** The device keeps them until they are sent: a page that is closed, or a browser that breaks down, loses none. */
const kept = () => keptAt('device', 'held-verdicts');
const isList = (value: unknown): value is readonly HeldVerdict[] => Array.isArray(value);
const keptVerdicts = (): readonly HeldVerdict[] => {
  const found = kept().read();
  return isList(found) ? found : [];
};
const keep = (change: (verdicts: readonly HeldVerdict[]) => readonly HeldVerdict[]): void => {
  const now = change(keptVerdicts());
  if (now.length === 0) kept().drop();
  else kept().write(now);
};
const without = (commandId: string) => keep((all) => all.filter((one) => one.commandId !== commandId));

/** Keeps a verdict back for ten seconds; the strip at the foot of the screen sends it then. */
export const holdVerdict = (verdict: Omit<HeldVerdict, 'sendAt' | 'state'>) => (dispatch: Dispatch) => {
  const held: HeldVerdict = { ...verdict, sendAt: Date.now() + heldForMs, state: 'held' };
  keep((all) => [...all, held]);
  dispatch(verdictHeld(held));
};

/** As if it had not been given. One that is on its way already is not taken back by this. */
export const dropVerdict = (commandId: string) => (dispatch: Dispatch) => {
  without(commandId);
  dispatch(verdictDropped(commandId));
};

/** Sends one; true once the server has it. A refusal stays on screen until somebody deals with it. */
export const sendVerdict =
  (commandId: string, outlivesPage = false) =>
  async (dispatch: Dispatch, getState: GetState): Promise<boolean> => {
    const held = getState().heldVerdicts.held.find((one) => one.commandId === commandId);
    if (held === undefined || held.state === 'sending') return held === undefined;
    dispatch(verdictMoved({ commandId, state: 'sending' }));
    let answer: CommandAnswer;
    try {
      answer = await runCommand(held.name, held.payload, { commandId, seen: held.seen, outlivesPage });
    } catch (thrown) {
      const { status, code } = asProblem(thrown);
      if (status === 401) dispatch(signInExpired());
      if (code === 'common.version_conflict') dispatch(staffApi.util.invalidateTags([...tags]));
      dispatch(verdictMoved({ commandId, state: 'refused', problem: { status, code } }));
      return false;
    }
    without(commandId);
    keptAt('device', `draft:screen:${held.payload.screeningItemId}`).drop();
    dispatch(verdictGone(commandId));
    dispatch(staffApi.util.invalidateTags([...touchedBy(answer)]));
    return true;
  };

/** Sends what is held before the page is closed, or all of it, also of other tabs, before signing out; false where one could not be sent. */
export const sendVerdicts =
  (which: 'of this page' | 'all') =>
  async (dispatch: Dispatch, getState: GetState): Promise<boolean> => {
    const isLeaving = which === 'of this page';
    if (!isLeaving) dispatch(takeOver());
    const held = getState().heldVerdicts.held.filter(({ state }) => !isLeaving || state === 'held');
    const sent = await Promise.all(held.map(({ commandId }) => dispatch(sendVerdict(commandId, isLeaving))));
    return sent.every(Boolean);
  };

/** Takes over what a closed page left behind. What another tab still holds is left to it until its time is over. */
export const takeOver = () => (dispatch: Dispatch, getState: GetState) => {
  const known = new Set(getState().heldVerdicts.held.map(({ commandId }) => commandId));
  for (const verdict of keptVerdicts())
    if (!known.has(verdict.commandId)) dispatch(verdictHeld({ ...verdict, state: 'left' }));
};

/** Whether a verdict is still to be sent: another tab may have sent or taken it back meanwhile. */
export const isStillKept = (commandId: string): boolean =>
  keptVerdicts().some((verdict) => verdict.commandId === commandId);
