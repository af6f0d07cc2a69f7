import type { MessageId } from '../../../i18n/ids.ts';
import type { Choice } from '../../model/choice.ts';

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

/** Text of several lines where it has `rows`. */
interface Text {
  readonly kind: 'text';
  readonly rows?: number;
}
interface Choices {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  readonly placeholder?: MessageId;
}
interface Day {
  readonly kind: 'day' | 'instant';
}
interface Tick {
  readonly kind: 'check';
}

/** Controls that fit a value. */
type ControlOf<T> = T extends boolean ? Tick : null extends T ? Day : Text | Choices;
export type Control = Text | Choices | Day | Tick;
export type Field<V, T = V[keyof V]> = Named<V> & ControlOf<T>;

/** The fields of a form in their order on screen: one for each value, with a control that fits it. */
export type FieldTable<V extends object> = { readonly [K in keyof V & string]: Named<V> & ControlOf<V[K]> };
/** A row of such a table, whatever its value. */
export type FieldRow<V> = Named<V> & Control;
