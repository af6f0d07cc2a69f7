import type { FieldError, PositionDetails } from '@talentlog/contracts';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { ApiProblem } from '../../../../api/index.ts';
import { useProblemWords } from '../../../../ui/use-problem-words.ts';
import { type FormState, useForm } from '../../../ui/use-form.ts';
import { type Checked, checkPosition } from './check.ts';
import { differences, type FieldName, followingTrack, type PositionValues } from './values.ts';

export interface PositionFormState<D extends PositionDetails = PositionDetails> {
  readonly form: FormState<PositionValues>;
  /** What is wrong, once one tried to save; follows what is typed. */
  readonly errors: readonly FieldError[];
  readonly check: () => Checked<D>;
  /** Whether what is shown was left unsaved last time. */
  readonly resumed: boolean;
  readonly discard: () => void;
  /** When the draft was last kept on this device. */
  readonly keptAt: string | undefined;
  /** Fields somebody else changed meanwhile. */
  readonly changed: readonly FieldName[];
  /** One tried to save without choosing between theirs and one's own. */
  readonly mustChoose: boolean;
  readonly askToChoose: () => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** The form of a position: kept on this device as it is typed, checked as the server checks, aware of others' edits. */
export function usePositionForm<D extends PositionDetails>(
  shape: z.ZodType<D>,
  stored: PositionValues,
  problem: ApiProblem | undefined,
  draftKey: string,
): PositionFormState<D> {
  const words = useProblemWords();
  const [base, setBase] = useState(stored);
  const kept = useForm(base, problem, draftKey);
  const [resumed, setResumed] = useState(() => differences(kept.values, base).length > 0);
  const [keptAt, setKeptAt] = useState<string>();
  const [tried, setTried] = useState(false);
  const checked = tried ? checkPosition(kept.values, shape) : undefined;
  const errors = checked === undefined || checked.ok ? [] : checked.errors;
  const set: FormState<PositionValues>['set'] = (name, value) => {
    const more = name === 'track' ? followingTrack(kept.values, String(value)) : {};
    for (const [other, usual] of Object.entries(more)) kept.set(other as FieldName, usual);
    kept.set(name, value);
    setKeptAt(new Date().toISOString());
  };
  const errorAt = (path: string) => {
    const found = errors.find((error) => error.path === path);
    return found === undefined ? kept.errorAt(path) : words(found.code, found.params);
  };
  const changed = differences(base, stored);
  const [asked, setAsked] = useState(false);
  return {
    form: { ...kept, set, errorAt },
    errors,
    check: () => {
      setTried(true);
      return checkPosition(kept.values, shape);
    },
    resumed,
    discard: () => {
      kept.replace(stored);
      kept.forget();
      setBase(stored);
      setResumed(false);
      setTried(false);
      setKeptAt(undefined);
    },
    keptAt,
    changed,
    mustChoose: asked && changed.length > 0,
    askToChoose: () => setAsked(true),
    takeTheirs: () => {
      setAsked(false);
      for (const name of changed) kept.set(name, stored[name]);
      setBase(stored);
    },
    keepMine: () => {
      setAsked(false);
      setBase(stored);
    },
  };
}

/** Brings the first wrong field under the eye after a refused try. */
export function useFocusWrong(errors: readonly FieldError[]): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || errors.length === 0) return;
    wanted.current = false;
    document.getElementById(summaryId)?.focus();
  }, [errors]);
  return () => {
    wanted.current = true;
  };
}

/** The list of wrong fields at the top of the form. */
export const summaryId = 'position-errors';
