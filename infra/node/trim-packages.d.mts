/** Removes from a folder of packages what nothing reads on this machine; the same again changes nothing. */
export function trimPackages(
  modules: string,
  machine?: { readonly platform: string; readonly arch: string; readonly isMusl: boolean },
): void;
