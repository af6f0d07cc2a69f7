import { useState } from 'react';
import type { CommandInput } from '../../../api/tables.ts';
import type { Account } from './account.ts';

export type ProofWay = 'phone' | 'email' | 'password';

/** How the person shows that it is them, and what they typed for it. */
export interface Proof {
  readonly ways: readonly ProofWay[];
  readonly way: ProofWay;
  readonly setWay: (way: ProofWay) => void;
  readonly value: string;
  readonly setValue: (value: string) => void;
  /** What a command carries of it. */
  readonly payload: Pick<CommandInput<'SetPassword'>, 'current' | 'phoneCode' | 'emailCode'>;
}

/** Ways of this account: what was proved before, and the password it has. `first`: the one that is offered. */
export function useProof({ phone, email, emailProved, hasPassword }: Account, first?: ProofWay): Proof {
  const ways: readonly ProofWay[] = [
    ...(phone === null ? [] : (['phone'] as const)),
    ...(hasPassword ? (['password'] as const) : []),
    ...(email !== null && emailProved ? (['email'] as const) : []),
  ];
  const usual = first !== undefined && ways.includes(first) ? first : (ways[0] ?? 'password');
  const [chosen, setChosen] = useState(usual);
  const [value, setValue] = useState('');
  // A way that is gone since (the e-mail was taken off) is no way.
  const way = ways.includes(chosen) ? chosen : usual;
  const setWay = (next: ProofWay) => {
    setChosen(next);
    setValue('');
  };
  const field = { phone: 'phoneCode', email: 'emailCode', password: 'current' } as const;
  return { ways, way, setWay, value, setValue, payload: value === '' ? {} : { [field[way]]: value } };
}
