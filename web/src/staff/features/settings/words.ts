import {
  CompanySettings,
  limitsAt,
  phoneText,
  type SettingKey,
  type SetupStep,
  type staffRoles,
  stages,
  type ToldKey,
  type Track,
} from '@talentlog/contracts';
import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { controls } from './groups.ts';

const hours = (value: unknown): value is { from: number; to: number } =>
  typeof value === 'object' && value !== null && 'from' in value;
const byStage = (
  key: SettingKey,
  value: unknown,
): value is Readonly<Partial<Record<(typeof stages)[number], number>>> =>
  key === 'stageDays' && typeof value === 'object' && value !== null;
const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Kinds whose value may be nothing, which has words of its own. */
const emptied: ReadonlySet<string> = new Set(['hours', 'tracks', 'roles', 'steps']);

/** Settings in words: what they are called, what they do, what a value of them means. */
export function useSettingWords() {
  const t = useTranslate();
  return useMemo(() => {
    const number = (key: SettingKey, count: number): string => {
      const control = controls[key];
      return 'unit' in control ? t({ id: `settings.value.${control.unit}` }, { count }) : String(count);
    };
    const track = (one: Track) => t({ id: `vocabulary.track.${one}` });
    const role = (one: (typeof staffRoles)[number]) => t({ id: `colleagues.role.${one}` });
    const step = (one: SetupStep) => t({ id: `settings.step.${one}` });
    return {
      track,
      step,
      role,
      label: (key: ToldKey) => t({ id: `settings.label.${key}` }),
      about: (key: SettingKey) => t({ id: `settings.about.${key}` }),
      /** Between which numbers it may be; undefined where it is none. */
      range(key: SettingKey): string | undefined {
        const limits = limitsAt(CompanySettings, [key]);
        return limits && t({ id: 'settings.standing.range' }, { min: limits.min, max: number(key, limits.max) });
      },
      value(key: ToldKey, value: unknown): string {
        if (key === 'privacyPolicyVersion' || key === 'agreementVersion') return String(value);
        if (typeof value === 'number') return number(key, value);
        if (typeof value === 'boolean') return t({ id: value ? 'settings.value.on' : 'settings.value.off' });
        if (byStage(key, value)) {
          const told = stages.flatMap((stage) => {
            const count = value[stage];
            if (count === undefined) return [];
            return t(
              { id: 'settings.value.stage' },
              {
                stage: t({ id: `vocabulary.stage.${stage}` }),
                days: t({ id: 'settings.value.days' }, { count }),
              },
            );
          });
          return told.join(t({ id: 'settings.value.and' })) || t({ id: 'settings.none.stages' });
        }
        if (key === 'logo') return t({ id: value === null ? 'settings.logo.none' : 'settings.logo.chosen' });
        if (hours(value)) return t({ id: 'settings.value.span' }, { from: two(value.from), to: two(value.to) });
        if (Array.isArray(value) && value.length > 0) {
          const word = key === 'secondFactorRoles' ? role : key === 'setupSkipped' ? step : track;
          return value.map(word).join(t({ id: 'settings.value.and' }));
        }
        const control = controls[key];
        const kind = 'kind' in control ? control.kind : 'text';
        if (typeof value === 'string' && value !== '') return kind === 'phone' ? phoneText(value) : value;
        return t({ id: `settings.none.${emptied.has(kind) ? (kind as 'hours') : 'text'}` });
      },
    };
  }, [t]);
}
