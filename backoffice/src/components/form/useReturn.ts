import { useCallback, useEffect, useState } from 'react';
import { useCreatePath, useLocation, useNavigate, useResourceContext } from 'react-admin';

/**
 * Goes to `path`, by default the list of the resource, after `delay` milliseconds, unless one has gone anywhere else.
 * @returns where to, whether the delay is running, and the function that starts it
 */
export function useReturn(path?: string, delay = 0) {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const backTo = path ?? createPath({ resource, type: 'list' });
  const { key } = useLocation();
  const [from, setFrom] = useState<string>();
  const returning = from === key;
  const navigate = useNavigate();

  useEffect(() => {
    if (!returning) return undefined;
    const timer = setTimeout(() => {
      navigate(backTo);
      // If unsaved changes block the navigation, the form opens again.
      setFrom(undefined);
    }, delay);
    return () => clearTimeout(timer);
  }, [returning, navigate, backTo, delay]);

  return { backTo, returning, startReturn: useCallback(() => setFrom(key), [key]) };
}
