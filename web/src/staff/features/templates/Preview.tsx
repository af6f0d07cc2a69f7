import { smsLength, type TemplateKey, type TemplateTexts, writeMail, writeSms } from '@talentlog/contracts';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { PaperSheet } from '../../ui/PaperSheet.tsx';
import type { ShownTemplate } from './api.ts';
import { TrialPerson } from './TrialPerson.tsx';

interface Props {
  readonly wording: TemplateKey;
  readonly shown: ShownTemplate;
  readonly texts: TemplateTexts;
}

/** The message as its reader gets it, by the functions that write it when it is sent. */
export function Preview({ wording, shown, texts }: Props) {
  const t = useTranslate();
  const [theirs, setTheirs] = useState<Readonly<Record<string, string>>>();
  const samples = Object.fromEntries(shown.placeholders.map(({ name, sample }) => [name, sample]));
  const values = { ...samples, ...theirs };
  return (
    <section className="template-preview" aria-labelledby="template-preview">
      <h2 id="template-preview">{t({ id: 'templates.preview.title' })}</h2>
      <TrialPerson template={wording.template} language={wording.language} onValues={setTheirs} />
      {wording.channel === 'MAIL' && (
        <Mail wording={wording} texts={texts} values={values} ownLetter={shown.ownLetter} />
      )}
      {wording.channel === 'SMS' && <Sms wording={wording} texts={texts} values={values} />}
      {wording.channel === 'PAPER' && <PaperSheet trial={trialOf(wording, texts, values)} />}
    </section>
  );
}

const trialOf = (
  { template, language }: TemplateKey,
  { subject, content }: TemplateTexts,
  values: WrittenProps['values'],
) => ({
  template,
  language,
  subject,
  content,
  values,
});

interface WrittenProps {
  readonly wording: TemplateKey;
  readonly texts: TemplateTexts;
  readonly values: Readonly<Record<string, string>>;
}

/** Undefined while the text cannot be read, as when a placeholder is being typed. */
function written<T>(write: () => T): T | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

function Mail({ wording, texts, values, ownLetter }: WrittenProps & { ownLetter: boolean }) {
  const t = useTranslate();
  const mail = written(() => writeMail(texts, wording.language, values, { ownLetter }));
  if (mail === undefined) return <p className="muted">{t({ id: 'templates.preview.unreadable' })}</p>;
  return (
    <>
      <p className="template-subject">{mail.subject}</p>
      {/* Without scripts, forms or an origin of its own: it is a picture of a mail. */}
      <iframe className="template-mail" title={t({ id: 'templates.preview.mail' })} sandbox="" srcDoc={mail.html} />
    </>
  );
}

function Sms({ wording, texts, values }: WrittenProps) {
  const t = useTranslate();
  const sms = written(() => writeSms(texts, wording.language, values));
  if (sms === undefined) return <p className="muted">{t({ id: 'templates.preview.unreadable' })}</p>;
  const { characters, segments, single } = smsLength(sms);
  return (
    <>
      <p className="template-sms">{sms}</p>
      <p className="muted">{t({ id: 'templates.preview.length' }, { characters, segments, single })}</p>
    </>
  );
}
