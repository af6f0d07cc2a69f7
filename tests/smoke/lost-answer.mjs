// What a person does whom the same again is refused, because it was taken the first time and nobody heard so: somebody was killed between.
/** Which code is asked for anew where one was used up by a question whose answer was lost. */
const askedFor = {
  SignInWithSms: ({ phone }) => ['RequestSmsCode', { phone, purpose: 'SIGN_IN' }],
  VerifyLinkCode: () => ['SendLinkCode', {}],
  VerifyStepUpCode: () => ['SendStepUpCode', {}],
};

/**
 * Goes on as a person would; answers false where the refusal is one.
 * @param {{ newPhone: string, codeSentTo: (phone: string) => Promise<string> }} story
 */
export const goesOn =
  ({ newPhone, codeSentTo }) =>
  async (person, { name, payload, status, body }) => {
    if (body.code === 'sms.too_often') {
      // The first one may have come, or have been lost before it was sent.
      await new Promise((go) => setTimeout(go, body.params.seconds * 1000 + 100));
      await person.does(name, payload);
      return true;
    }
    if (name === 'ChangePhoneByCode' && status === 401) {
      // A new phone signs everybody out but who changed it.
      await signsIn(person, payload.phone, codeSentTo);
      return true;
    }
    const again = body.code === 'sms.code_expired' ? askedFor[name]?.(payload) : undefined;
    if (again === undefined) return false;
    await person.does(...again);
    await person.does(name, { ...payload, code: await codeSentTo(payload.phone ?? newPhone) });
    return true;
  };

async function signsIn(person, phone, codeSentTo) {
  await person.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
  await person.does('SignInWithSms', { phone, code: await codeSentTo(phone) });
}
