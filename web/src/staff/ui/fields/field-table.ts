import type { ReactNode } from 'react';
import type { MessageId } from '../../../i18n/ids.ts';
import type { Choice } from '../../model/choice.ts';
import type { FormState } from '../use-form.ts';

/** What every field of a table may say; the words are those of the message. */
interface Named<V> {
  readonly label: MessageId;
  readonly hint?: MessageId;
  readonly required?: boolean;
  /** Path the server names it by; its own name unless told otherwise. */
  readonly path?: string;
  /** Shown only while this holds. */
  readonly when?: (values: V) => boolean;
}
/** What no table knows, drawn by its dialog. */
interface Own<V extends object> extends Pick<Named<V>, 'when'> {
  readonly kind: 'own';
  readonly control: (form: FormState<V>) => ReactNode;
}

/** Text of several lines where it has `rows`. */
interface Text {
  readonly kind: 'text';
  readonly rows?: number;
  readonly type?: 'text' | 'email' | 'url';
  /** An example, in no language. */
  readonly placeholder?: string;
}
interface Choices {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  readonly placeholder?: MessageId;
}
interface Day {
  readonly kind: 'day' | 'instant';
}
interface Amount {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  readonly unit?: MessageId;
}
interface Tick {
  readonly kind: 'check';
}

/** Controls that fit a value. */
type ControlOf<T> = [T] extends [boolean]
  ? Tick
  : [T] extends [number | null]
    ? Amount
    : null extends T
      ? Day
      : Text | Choices;
type Control = Text | Choices | Day | Amount | Tick;

/** The fields of a form in their order on screen: one for each value, with a control that fits it. */
export type FieldTable<V extends object> = { readonly [K in keyof V & string]: (Named<V> & ControlOf<V[K]>) | Own<V> };
/** A row of such a table, whatever its value. */
export type FieldRow<V extends object> = (Named<V> & Control) | Own<V>;
