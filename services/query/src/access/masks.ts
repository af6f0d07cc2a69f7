/** Middle digits hidden: `138 **** 6021`. */
export const maskPhone = (phone: string): string => {
  const digits = phone.replace(/^\+86/, '');
  return digits.length < 8 ? '****' : `${digits.slice(0, 3)} **** ${digits.slice(-4)}`;
};
/** The last four characters: `****002X`. */
export const maskNumber = (number: string): string => (number === '' ? '' : `****${number.slice(-4)}`);
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***@${email.split('@')[1] ?? ''}`;
