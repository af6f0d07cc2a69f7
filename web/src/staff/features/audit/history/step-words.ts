import type { HistoryEvent } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useAuditWords } from '../words.ts';
import type { Step } from './steps.ts';

/** Who, as the audit knows them. */
export function useActorWords(): (actor: HistoryEvent['actor']) => string {
  const t = useTranslate();
  return ({ kind, name, id }) => t({ id: `audit.actor.${kind}` }, { name: name || id.slice(-6) });
}

/** A step in words: who, and the button they pressed. */
export function useStepWords(): (step: Pick<Step, 'main'>) => string {
  const t = useTranslate();
  const words = useAuditWords();
  return useMemo(
    () =>
      ({ main: { actor, commandName, type } }) =>
        t(
          { id: 'audit.step.of' },
          {
            name: t({ id: `audit.who.${actor.kind}` }, { name: actor.name || actor.id.slice(-6) }),
            command: commandName === '' ? words.event(type) : words.command(commandName, type),
          },
        ),
    [t, words],
  );
}
