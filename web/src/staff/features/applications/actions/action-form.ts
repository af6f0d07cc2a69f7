import { createElement, type FunctionComponent } from 'react';
import type { CommandInput } from '../../../../api/index.ts';
import type { MessageId } from '../../../../i18n/ids.ts';
import { type Translate, useTranslate } from '../../../../i18n/react.tsx';
import { type ApplicationWords, useApplicationWords } from '../../../model/application-words.ts';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import type { FieldTable } from '../../../ui/fields/field-table.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { AskedAction } from './offered.ts';
import type { Named } from './types.ts';
import { useDone } from './use-done.ts';

interface Words extends Pick<ApplicationWords, 'stage'> {
  readonly t: Translate;
}

/** What the form of an action asks and sends. */
interface Asked<N extends AskedAction, V extends object, D> {
  readonly initial: (detail: D) => V;
  readonly fields: FieldTable<V> | ((detail: D, words: Words) => FieldTable<V>);
  readonly payload: (detail: D, values: V) => CommandInput<N>;
  readonly note?: MessageId;
  readonly danger?: boolean;
  /** Nothing takes it back. */
  readonly isFinal?: boolean;
  /** The title names the person, and what is typed is kept until it is sent. */
  readonly isKept?: boolean;
}

interface FormProps<D> {
  readonly detail: D;
  readonly onClose: () => void;
}

/** The form of an action on an application, from a table of its fields. Says what was done once it was. */
export function actionForm<N extends AskedAction, V extends object, D extends Named>(
  name: N,
  { initial, fields, payload, note, isKept = false, ...kind }: Asked<N, V, D>,
): FunctionComponent<FormProps<D>> {
  return function ActionForm({ detail, onClose }) {
    const t = useTranslate();
    const nameOf = useNameOf();
    const words = useApplicationWords();
    const done = useDone(detail);
    const action = t({ id: `staff.action.${name}` });
    const table = typeof fields === 'function' ? fields(detail, { t, stage: words.stage }) : fields;
    return createElement(CommandForm<N, V>, {
      ...kind,
      name,
      title: isKept ? t({ id: 'staff.action.about' }, { action, name: nameOf(detail.person) }) : action,
      submit: action,
      initial: initial(detail),
      payload: (values: V) => payload(detail, values),
      note: note === undefined ? undefined : t({ id: note }),
      onDone: done(name),
      onClose,
      ...(isKept ? { draftKey: `${name}:${detail.applicationId}` } : {}),
      fields: table,
    });
  };
}
