import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to an address of this site as a link does: the one that is open already adds no step to go back through. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (to: string) => {
      const here = window.location;
      // By its parts: the router drops a `?` that nothing follows.
      const { pathname, search, hash } = new URL(to, here.href);
      navigate(to, { replace: pathname + search + hash === here.pathname + here.search + here.hash });
    },
    [navigate],
  );
}
