import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to an address of this site as a link does: the one that is open already adds no step to go back through. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (to: string) => {
      const { href } = window.location;
      navigate(to, { replace: new URL(to, href).href === href });
    },
    [navigate],
  );
}
