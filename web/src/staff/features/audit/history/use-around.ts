import type { HistoryAnswer, HistoryEvent } from '@talentlog/contracts';
import { useMemo } from 'react';
import { auditPaths } from '../../../model/paths.ts';
import { type Pointer, type Step, searchOf } from './steps.ts';

/** Where what stands around a step is. */
export interface Around {
  /** Where the event stands that a pointer names. */
  readonly addressOf: (pointer: Pointer) => string;
  /** The step it belongs to, and its number from 1; undefined in another history. */
  readonly stepOf: (pointer: Pointer) => { readonly step: Step; readonly number: number } | undefined;
  /** The event before this one in its stream, where the history has it. */
  readonly before: (event: HistoryEvent) => Pointer | undefined;
}

interface Tab {
  readonly steps: readonly Step[];
  readonly stream: string | null;
}

/** Where other events stand: in a step of this tab, elsewhere in this history, or in a history of their own stream. */
export function useAround(history: HistoryAnswer, of: string, { steps, stream }: Tab): Around {
  return useMemo(() => {
    const events = new Map(history.events.map((event) => [event.id, event]));
    const places = new Map(
      steps.flatMap((step, index) => step.events.map(({ id }) => [id, { step, number: index + 1 }] as const)),
    );
    return {
      before: ({ stream: own, revision }) =>
        history.events.findLast((event) => event.stream === own && event.revision < revision),
      stepOf: ({ id }) => places.get(id),
      addressOf: ({ id, stream: own, position }) => {
        const event = events.get(id);
        if (event === undefined) return auditPaths.history(own, `position=${position}`);
        return auditPaths.history(of, searchOf(event, stream === null ? null : event.stream).toString());
      },
    };
  }, [history, of, steps, stream]);
}
