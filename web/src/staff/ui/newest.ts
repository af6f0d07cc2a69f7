import { createContext, type ReactNode, useContext } from 'react';

/** In a sentence, how what is on screen around here stands now; given by the frame that shows it. */
export const NewestContext = createContext<ReactNode>(undefined);

/** For who is told that somebody changed what a form is about: how it stands now. */
export const useNewest = (): ReactNode => useContext(NewestContext);
