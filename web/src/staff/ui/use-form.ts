import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiProblem } from '../../api/problem.ts';
import { keptAt } from '../../ui/kept.ts';
import { useProblemWords } from '../../ui/use-problem-words.ts';

/** What stands in a field and cannot be read, with words that say so. */
export interface Unread {
  readonly text: string;
  readonly words: string;
}

export interface FormState<V extends object> {
  readonly values: V;
  readonly set: <K extends keyof V>(key: K, value: V[K]) => void;
  /** Fields whose text cannot be read, by name. While there are any, nothing is sent. */
  readonly unread: Readonly<Record<string, Unread | undefined>>;
  readonly misread: (key: keyof V & string, unread: Unread) => void;
  readonly readAgain: (key: keyof V & string) => void;
  /** Whether what is shown in every field is what `values` has. */
  readonly isReadable: boolean;
  readonly replace: Dispatch<SetStateAction<V>>;
  /** Words beside the field whose path this is, after a refusal. An `empty` field is missing rather than ill-formed. */
  readonly errorAt: (path: string, empty?: boolean) => string | undefined;
  /** Whether every refused field of the last try says so itself. */
  readonly saysAll: () => boolean;
  readonly forget: () => void;
}

/** What was typed over what the form begins with; the draft may be of a former version. */
const typedOver = <V extends object>(initial: V, typed: unknown): V =>
  typeof typed === 'object' && typed !== null ? { ...initial, ...typed } : initial;

/**
 * What is typed into a form. With a `draftKey` it survives a reload and an expired sign-in until `forget`,
 * for who typed it and but for secrets.
 * A refused command leaves it as it is.
 */
export function useForm<V extends object>(
  initial: V,
  problem: ApiProblem | undefined,
  draftKey?: string,
): FormState<V> {
  const draft = useMemo(() => (draftKey === undefined ? undefined : keptAt('device', `draft:${draftKey}`)), [draftKey]);
  const [values, setValues] = useState<V>(() => typedOver(initial, draft?.read()));
  const [touched, setTouched] = useState(false);
  const words = useProblemWords();
  useEffect(() => {
    if (touched) draft?.write(values);
  }, [draft, touched, values]);
  const [unread, setUnread] = useState<FormState<V>['unread']>({});
  const readAgain: FormState<V>['readAgain'] = useCallback(
    (key) => setUnread((before) => (before[key] === undefined ? before : { ...before, [key]: undefined })),
    [],
  );
  const set: FormState<V>['set'] = useCallback(
    (key, value) => {
      setTouched(true);
      readAgain(key as keyof V & string);
      setValues((before) => ({ ...before, [key]: value }));
    },
    [readAgain],
  );
  // A field that cannot be read has no value: neither the last one that could be nor a part of what stands there.
  const misread: FormState<V>['misread'] = useCallback((key, what) => {
    setTouched(true);
    setUnread((before) => ({ ...before, [key]: what }));
    setValues((before) => ({ ...before, [key]: null }));
  }, []);
  const replace: FormState<V>['replace'] = useCallback((change) => {
    setUnread({});
    setValues(change);
  }, []);
  const asked = useRef(new Set<string>());
  const isAt = (error: { path: string }, path: string) => error.path === path || error.path.endsWith(`.${path}`);
  const saysAll = () => {
    const errors = problem?.errors ?? [];
    return errors.length > 0 && errors.every((error) => [...asked.current].some((path) => isAt(error, path)));
  };
  const errorAt = (path: string, empty = false) => {
    asked.current.add(path);
    const found = problem?.errors.find((error) => isAt(error, path));
    return found === undefined
      ? undefined
      : words(
          empty && found.code === 'common.format' ? 'common.required' : found.code,
          found.params ?? problem?.params,
        );
  };
  const forget = useCallback(() => {
    draft?.drop();
    setTouched(false);
  }, [draft]);
  const isReadable = Object.values(unread).every((one) => one === undefined);
  return { values, set, unread, misread, readAgain, isReadable, replace, errorAt, saysAll, forget };
}
