import { useT } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { visibleSections } from '../../model/navigation.ts';
import { paths } from '../../model/paths.ts';
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

/** Pages and actions that match what is typed, people and positions that match what was asked. */
export function usePaletteEntries(query: string, asked: string, searches: boolean): readonly Entry[] {
  const t = useT();
  const may = useMay();
  const words = useApplicationWords();
  const { data } = usePaletteSearchQuery({ text: asked }, { skip: asked === '' || !searches });
  const found = asked === '' ? undefined : data?.data;
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
      label: t('staff.palette.position'),
      to: paths.position(positionId),
    }),
  );
  const pages = visibleSections(may)
    .flatMap(({ items }) => items)
    .map(
      ({ path, label, key }): Entry => ({
        id: path,
        icon: 'chevron-right',
        text: t(label),
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
            text: t('staff.position.create'),
            label: t('staff.palette.action'),
            to: paths.newPosition,
          },
        ]
      : []),
    ...(may('MANAGE_INTERVIEW')
      ? [
          {
            id: 'new-session',
            icon: 'add' as const,
            text: t('staff.palette.newSession'),
            label: t('staff.palette.action'),
            to: paths.newSession,
          },
        ]
      : []),
  ];
  return [...people, ...positions, ...[...pages, ...actions].filter(({ text }) => matches(text, query))];
}
