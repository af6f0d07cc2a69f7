import { letterPlaceholders, type OwnLetter, personPlaceholders } from '@talentlog/contracts';

/** A letter while it is written. What belongs to a way that is not ticked stays in its field and is not sent. */
export interface LetterValues {
  readonly mail: boolean;
  readonly text: boolean;
  readonly subject: string;
  readonly content: string;
  readonly sms: string;
}

export const emptyLetter: LetterValues = { mail: true, text: false, subject: '', content: '', sms: '' };

/** What a letter is about: an application, or nothing but the person. What may stand in it, and texts to start from; their words are in the pack `messages`. */
export const letterKinds = {
  application: { placeholders: letterPlaceholders, starters: ['documents', 'talk', 'thanks'] },
  person: { placeholders: personPlaceholders, starters: ['opening', 'interest'] },
} as const;
export type LetterAbout = keyof typeof letterKinds;

/** The letter as it is sent. */
export const letterOf = ({ mail, text, subject, content, sms }: LetterValues): OwnLetter => ({
  channels: [...(mail ? (['MAIL'] as const) : []), ...(text ? (['SMS'] as const) : [])],
  ...(mail ? { subject, content } : { subject: '', content: '' }),
  sms: text ? sms : '',
});
