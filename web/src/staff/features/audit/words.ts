import { useMemo } from 'react';
import { useHasMessage, useT } from '../../../i18n/react.tsx';

export interface AuditWords {
  readonly event: (type: string) => string;
  /** In the words of its button. */
  readonly command: (name: string) => string;
  /** Short words for an arrow of the drawing. */
  readonly arrow: (type: string) => string;
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

/** Words of events, states and fields. What has none yet is shown by its code name, never left out. */
export function useAuditWords(): AuditWords {
  const t = useT();
  const has = useHasMessage();
  return useMemo(() => {
    const say = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);
    return {
      event: (type) => say(`audit.event.${type}`, type),
      command: (name) => say(`audit.command.${name}`, name),
      arrow: (type) => say(`audit.arrow.${type}`, type),
      state: (aggregate, region, state) => say(`state.${[aggregate, region, state].filter(Boolean).join('.')}`, state),
      aggregate: (name) => say(`audit.aggregate.${name}`, name),
      machine: (name) => t('audit.machine.way', { name: say(`audit.aggregate.${name}`, name) }),
      legend: t('audit.machine.legend'),
      region: (aggregate, region) => say(`audit.region.${aggregate}.${region}`, region),
      part: (name) => say(`audit.read.${name}`, name),
      field: (name) => say(`audit.field.${name}`, name),
    };
  }, [t, has]);
}
