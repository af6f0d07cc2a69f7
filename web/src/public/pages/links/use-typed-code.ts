import { useRef, useState } from 'react';
import type { Action } from '../../../ui/use-action.ts';
import { digits } from './digits.ts';

const length = 6;

interface TypedCode {
  readonly code: string;
  readonly isWhole: boolean;
  readonly type: (value: string) => void;
  readonly submitCode: () => void;
}

/** A code that its last digit sends. The Enter that follows comes after the answer: it sends no code again that was just refused. */
export function useTypedCode({ errorAt }: Pick<Action, 'errorAt'>, send: (code: string) => void): TypedCode {
  const [code, setCode] = useState('');
  const sent = useRef('');
  const sendNow = (typed: string) => {
    sent.current = typed;
    send(typed);
  };
  return {
    code,
    isWhole: code.length === length,
    type: (value) => {
      const typed = digits(value, length);
      setCode(typed);
      if (typed.length === length && typed !== code) sendNow(typed);
    },
    submitCode: () => {
      if (errorAt('code') === undefined || code !== sent.current) sendNow(code);
    },
  };
}
