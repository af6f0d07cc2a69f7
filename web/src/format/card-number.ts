/** The last four characters: `****002X`; empty for an empty number. */
export const lastFour = (number: string): string => (number === '' ? '' : `****${number.slice(-4)}`);

/** Groups of four, as bank cards print their number. */
export const inFours = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
