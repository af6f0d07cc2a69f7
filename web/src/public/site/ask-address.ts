/** Where questions of job seekers go. */
export const companyMail = 'jobs@yunling.example';

/** A mail to the recruiters that says what it is about. */
export const askAddress = (subject: string, body = ''): string =>
  `mailto:${companyMail}?subject=${encodeURIComponent(subject)}${body === '' ? '' : `&body=${encodeURIComponent(body)}`}`;

/** The phone number in a line such as `林静 0571-8800 1000`, as a phone dials it. */
export function phoneIn(contact: string): string | undefined {
  const found = /\+?\d[\d\s()-]{5,}\d/.exec(contact)?.[0];
  return found === undefined ? undefined : `tel:${found.replace(/[^\d+]/g, '')}`;
}
