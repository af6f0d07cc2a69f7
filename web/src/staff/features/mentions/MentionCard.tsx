import { Button } from '@blueprintjs/core';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Mention } from './api.ts';

/** One comment: about whom, by whom, its words, and the button that answers it. */
export function MentionCard({ mention, onReply }: { readonly mention: Mention; readonly onReply: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { author, at, person, text, private: isPrivate, canReply } = mention;
  return (
    <article className="mention">
      <header>
        <h2>
          <PersonName person={person} />
        </h2>
        {isPrivate && <StateTag tone="mute">{t({ id: 'staff.mentions.private' })}</StateTag>}
      </header>
      <p className={text === '' ? 'muted' : 'mention-words'}>
        {text === '' ? t({ id: 'staff.mentions.hidden' }) : text}
      </p>
      <footer>
        <span className="muted">
          {author.name} · {dayAndClock(at, language)}
        </span>
        {canReply && (
          <Button size="small" onClick={onReply}>
            {t({ id: 'staff.mentions.reply' })}
          </Button>
        )}
      </footer>
    </article>
  );
}
