/** Keys of a row of the person. */
export const person = { personIdExternal: { from: 'externalId' } };
/** Keys of a row of the user. */
export const user = { userId: { from: 'externalId' } };
/** The first day of work. */
export const entryDate = { from: 'entry.entryDate', as: 'date', required: true } as const;
/** The family name of the person. */
export const lastName = { from: 'person.name', as: 'familyName', required: true } as const;
/** The given name of the person. */
export const firstName = { from: 'person.name', as: 'givenName', required: true } as const;
