import { useState } from 'react';
import { ApiProblem } from '../../../api/problem.ts';

/** A password that is to be, typed twice. */
export interface NewPasswordTyped {
  readonly first: string;
  readonly second: string;
  readonly typeFirst: (text: string) => void;
  readonly typeSecond: (text: string) => void;
  /** The password, once both entries are the same; throws what stands beside the second one otherwise. */
  readonly agreed: () => string;
  readonly clear: () => void;
}

/** Where the second entry's words stand. */
export const secondEntry = 'secondPassword';

/** Both entries of a password that is to be: a slip in one of them would keep its owner out. */
export function useNewPassword(): NewPasswordTyped {
  const [first, typeFirst] = useState('');
  const [second, typeSecond] = useState('');
  const agreed = () => {
    if (first === second) return first;
    const code = second === '' ? 'common.required' : 'account.password_differs';
    throw new ApiProblem({ status: 400, code: 'common.invalid', errors: [{ path: secondEntry, code }] });
  };
  const clear = () => {
    typeFirst('');
    typeSecond('');
  };
  return { first, second, typeFirst, typeSecond, agreed, clear };
}
