import { step } from '../check.mjs';

/** The candidate has a new phone; links must be opened with it from now on. */
export const newNumber = ({ hr, seeker, jobSeekerId, phone, newPhone, codeSentTo }) =>
  step('the person proves the old phone and the new one; HR may not change it for them', async () => {
    await hr.mayNot('EditJobSeeker', { jobSeekerId, phone: newPhone }, 409, 'jobSeeker.contact_proved');
    await seeker.does('SendProofCode', { change: 'PHONE' });
    const phoneCode = await codeSentTo(phone);
    await seeker.does('SendNewPhoneCode', { phone: newPhone });
    await seeker.does('ChangePhoneByCode', { phone: newPhone, code: await codeSentTo(newPhone), phoneCode });
  });
