/** An id that a command's result carries under this name. */
export const idIn = (result: unknown, name: string): string | undefined => {
  if (typeof result !== 'object' || result === null) return undefined;
  const id: unknown = Object.entries(result).find(([key]) => key === name)?.[1];
  return typeof id === 'string' ? id : undefined;
};
