/** Weights and check digits of a mainland resident number, GB 11643. */
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Whether the eighteen characters carry a right check digit. */
export function isResidentNumber(number: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(number)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return '10X98765432'[sum % 11] === number[17]?.toUpperCase();
}
