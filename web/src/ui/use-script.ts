import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and while the browser takes over what the server rendered; true ever after. */
export const useScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
