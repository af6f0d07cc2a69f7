import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScreeningVerdict } from '@talentlog/contracts';
import type { CommandInput, Seen } from '../../api/index.ts';

/** How long a verdict can be taken back before anybody hears of it. */
export const heldForMs = 10_000;

/** A verdict that was given and is not sent yet, with all that sending it takes: it goes out under one id, whoever sends it. */
export interface HeldVerdict {
  readonly commandId: string;
  readonly name: 'ScreenItem' | 'ReviseItem';
  readonly payload: CommandInput<'ScreenItem'> & { readonly verdict: ScreeningVerdict };
  /** The revision it was decided on. */
  readonly seen: Seen | undefined;
  readonly person: string;
  /** Who is told. */
  readonly creator: string;
  readonly sendAt: number;
  /** `left`: of a page that was closed; it is sent without a word, unless it is refused. */
  readonly state: 'held' | 'sending' | 'refused' | 'left';
  readonly problem?: { readonly status: number; readonly code: string };
}

/** A resume that was judged while this page was open. */
export interface Judged {
  readonly itemId: string;
  readonly person: string;
  readonly verdict: ScreeningVerdict;
  readonly opinion: string;
  /** Which of the company's reasons it was; empty where none was chosen. */
  readonly reasonCode: string;
  readonly at: number;
}

interface State {
  readonly held: readonly HeldVerdict[];
  readonly judged: readonly Judged[];
}

const initialState: State = { held: [], judged: [] };
const mostJudged = 50;

/** Verdicts that wait to be sent, oldest first, and what was judged here, newest first. */
export const heldVerdictsSlice = createSlice({
  name: 'heldVerdicts',
  initialState,
  reducers: {
    verdictHeld: ({ held, judged }, { payload }: PayloadAction<HeldVerdict>): State => {
      const { payload: said, person, sendAt, state } = payload;
      const { screeningItemId: itemId, verdict, opinion = '', reasonCode } = said;
      const one = { itemId, person, verdict, opinion, reasonCode: reasonCode ?? '', at: sendAt - heldForMs };
      const others = judged.filter((known) => known.itemId !== itemId);
      return { held: [...held, payload], judged: state === 'left' ? judged : [one, ...others].slice(0, mostJudged) };
    },
    verdictMoved: (
      { held, judged },
      { payload: { commandId, ...change } }: PayloadAction<Pick<HeldVerdict, 'commandId'> & Partial<HeldVerdict>>,
    ): State => ({ judged, held: held.map((one) => (one.commandId === commandId ? { ...one, ...change } : one)) }),
    /** Sent. */
    verdictGone: ({ held, judged }, { payload }: PayloadAction<string>): State => ({
      judged,
      held: held.filter(({ commandId }) => commandId !== payload),
    }),
    /** Taken back, or given up: nothing was said of this resume. */
    verdictDropped: ({ held, judged }, { payload }: PayloadAction<string>): State => {
      const itemId = held.find(({ commandId }) => commandId === payload)?.payload.screeningItemId;
      return {
        held: held.filter(({ commandId }) => commandId !== payload),
        judged: judged.filter((one) => one.itemId !== itemId),
      };
    },
  },
});

export const { verdictHeld, verdictMoved, verdictGone, verdictDropped } = heldVerdictsSlice.actions;
