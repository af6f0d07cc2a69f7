import { useMemo } from 'react';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';

export interface AuditWords {
  readonly event: (type: string) => string;
  /** In the words of its button; a command that has none is named by the event it led to. */
  readonly command: (name: string, event: string) => string;
  readonly state: (aggregate: string, region: string, state: string) => string;
  readonly aggregate: (name: string) => string;
  readonly machine: (aggregate: string) => string;
  /** How a machine's drawing is read. */
  readonly legend: string;
  readonly region: (aggregate: string, region: string) => string;
  readonly field: (name: string) => string;
  /** A part of what is kept of a person. */
  readonly part: (name: string) => string;
}

/** Packs with buttons of commands. */
export const buttonPacks = ['staff', 'staffhiring', 'staffoffers', 'staffpositions', 'colleagues'] as const;

/** Messages that may label the button of a command. */
export const buttonIds = (command: string): readonly string[] =>
  ['staff', 'hiring', 'offers', 'collections', 'positions', 'messages', 'colleagues'].map(
    (screen) => `${screen}.action.${command}`,
  );

/** Words of events, states and fields. What has none yet is shown by its code name, never left out. */
export function useAuditWords(): AuditWords {
  const t = useTranslate();
  const has = useHasMessage();
  return useMemo(() => {
    const say = (id: string, otherwise: string) => (has(id) ? t({ id }) : otherwise);
    const event = (type: string) => say(`audit.event.${type}`, type);
    return {
      event,
      command: (name, type) => {
        const button = buttonIds(name).find(has);
        return button === undefined ? event(type) : t({ id: button });
      },
      state: (aggregate, region, state) => say(`state.${[aggregate, region, state].filter(Boolean).join('.')}`, state),
      aggregate: (name) => say(`audit.aggregate.${name}`, name),
      machine: (name) => t({ id: 'audit.machine.way' }, { name: say(`audit.aggregate.${name}`, name) }),
      legend: t({ id: 'audit.machine.legend' }),
      region: (aggregate, region) => say(`audit.region.${aggregate}.${region}`, region),
      part: (name) => say(`audit.read.${name}`, name),
      field: (name) => say(`audit.field.${name}`, name),
    };
  }, [t, has]);
}
