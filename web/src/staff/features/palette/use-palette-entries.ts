import { useTranslate } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { visibleSections } from '../../model/navigation.ts';
import { paths } from '../../model/paths.ts';
import type { Failure } from '../../model/staff-api.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { usePaletteSearchQuery } from './api.ts';

export interface Entry {
  readonly id: string;
  readonly icon: 'person' | 'briefcase' | 'chevron-right' | 'add';
  readonly text: string;
  readonly label: string;
  readonly to: string;
}

const matches = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());

interface Found {
  readonly entries: readonly Entry[];
  /** What is typed has not been answered yet. */
  readonly isLooking: boolean;
  /** Why people and positions could not be looked for. */
  readonly failure: Failure | undefined;
}

/** Pages and actions that match what is typed, people and positions that match what was asked. */
export function usePaletteEntries(query: string, asked: string, searches: boolean): Found {
  const t = useTranslate();
  const may = useMay();
  const words = useApplicationWords();
  const skip = asked === '' || !searches;
  const { currentData, error, isFetching } = usePaletteSearchQuery({ text: asked }, { skip });
  // What was found for other words is never chosen by Enter.
  const isLooking = searches && query !== '' && (query !== asked || isFetching);
  const found = skip || isLooking || error !== undefined ? undefined : currentData?.data;
  const people = (found?.people ?? []).map(
    ({ applicationId, name, position, stage }): Entry => ({
      id: applicationId,
      icon: 'person',
      text: name,
      label: `${position} · ${words.stage(stage)}`,
      to: paths.application(applicationId),
    }),
  );
  const positions = (may('MANAGE_POSITION') ? (found?.positions ?? []) : []).map(
    ({ positionId, title }): Entry => ({
      id: positionId,
      icon: 'briefcase',
      text: title,
      label: t({ id: 'staff.palette.position' }),
      to: paths.position(positionId),
    }),
  );
  const pages = visibleSections(may)
    .flatMap(({ items }) => items)
    .map(
      ({ path, label, key }): Entry => ({
        id: path,
        icon: 'chevron-right',
        text: t({ id: label }),
        label: `G ${key.toUpperCase()}`,
        to: path,
      }),
    );
  const actions: Entry[] = [
    ...(may('MANAGE_POSITION')
      ? [
          {
            id: 'new-position',
            icon: 'add' as const,
            text: t({ id: 'staff.position.create' }),
            label: t({ id: 'staff.palette.action' }),
            to: paths.newPosition,
          },
        ]
      : []),
    ...(may('MANAGE_INTERVIEW')
      ? [
          {
            id: 'new-session',
            icon: 'add' as const,
            text: t({ id: 'staff.palette.newSession' }),
            label: t({ id: 'staff.palette.action' }),
            to: paths.newSession,
          },
        ]
      : []),
  ];
  return {
    entries: [...people, ...positions, ...[...pages, ...actions].filter(({ text }) => matches(text, query))],
    isLooking,
    failure: skip ? undefined : (error as Failure | undefined),
  };
}
