import { describe, expect, it } from '@jest/globals';
import { codeReceiver } from './code-receiver.ts';

const phone = '+8613800006021';
const email = 'lin@mail.example';
const own = '+8613900001111';

describe('where a code goes', () => {
  it.each([
    ['known by both', { phone, email }, undefined, { phone }],
    ['known by e-mail alone', { phone: null, email }, undefined, { email }],
    ['known by neither', { phone: null, email: null }, undefined, undefined],
    ['with an account', { phone, email }, { phone: own, email, emailProved: true }, { phone: own }],
    [
      'with an account of an e-mail',
      { phone, email },
      { phone: null, email: 'own@mail.example', emailProved: true },
      { email: 'own@mail.example' },
    ],
    [
      'with an account whose e-mail was not proved',
      { phone, email },
      { phone: null, email, emailProved: false },
      undefined,
    ],
  ])('of a person %s', (_who, person, account, receiver) => {
    expect(codeReceiver(person, account)).toEqual(receiver);
  });
});
