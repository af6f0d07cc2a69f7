/** The document this code runs in. */
export const page = {
  /**
   * Loads an address as a new document, in place of this one: nothing that a former person left in memory is in it. A moment later, so
   * that what asks before the page is left has been put away.
   */
  restart(address: string): void {
    setTimeout(() => location.replace(address));
  },
  /** Leaves for an address of somebody else, from where one can go back. */
  leaveFor(address: string): void {
    location.assign(address);
  },
};
