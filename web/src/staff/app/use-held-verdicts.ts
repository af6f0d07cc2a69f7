import { useEffect } from 'react';
import { dropVerdict, isStillKept, sendVerdict, sendVerdicts, takeOver } from '../model/send-verdicts.ts';
import { useAppDispatch, useAppSelector } from '../model/store.ts';

/** What a closed page left behind waits a little longer, for the tab that may still hold it. */
const patience = 5_000;

/** Sends each held verdict when its time is over, all of them when the page is left, and again once somebody signed in anew. */
export function useHeldVerdicts(): void {
  const dispatch = useAppDispatch();
  const held = useAppSelector((state) => state.heldVerdicts.held);
  const { known, expired } = useAppSelector((state) => state.signIn);
  useEffect(() => {
    if (known && !expired) dispatch(takeOver());
  }, [dispatch, known, expired]);
  useEffect(() => {
    const timers = held.map(({ commandId, sendAt, state }) => {
      if (state !== 'held' && state !== 'left') return undefined;
      const due = sendAt + (state === 'left' ? patience : 0);
      return setTimeout(
        () =>
          void dispatch(state === 'held' || isStillKept(commandId) ? sendVerdict(commandId) : dropVerdict(commandId)),
        due - Date.now(),
      );
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [dispatch, held]);
  useEffect(() => {
    const leave = () => void dispatch(sendVerdicts('of this page'));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [dispatch]);
  const waiting = held.find(({ state, problem }) => state === 'refused' && problem?.status === 401)?.commandId;
  useEffect(() => {
    if (waiting !== undefined && known && !expired) void dispatch(sendVerdict(waiting));
  }, [dispatch, waiting, known, expired]);
}
