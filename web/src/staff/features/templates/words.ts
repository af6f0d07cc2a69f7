import type { TemplateKey } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useHasMessage, useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { languageWords } from './key.ts';

/** Words of scenes, of what a wording is for, and of texts that come in both languages. */
export function useTemplateWords() {
  const t = useTranslate();
  const has = useHasMessage();
  const { language } = useLanguage();
  return useMemo(() => {
    const scene = (value: string) => {
      const id = `templates.scene.${value}`;
      return has(id) ? t({ id }) : value;
    };
    const both = (words: Readonly<Record<'zh-CN' | 'en-US', string>>) =>
      language === 'en-US' ? words['en-US'] : words['zh-CN'];
    const key = ({ language: written, track, channel }: Omit<TemplateKey, 'template'>) =>
      [
        t({ id: `templates.language.${languageWords[written]}` }),
        t({ id: `templates.track.${track}` }),
        t({ id: `templates.channel.${channel}` }),
      ].join(' · ');
    return { scene, both, key };
  }, [t, has, language]);
}
