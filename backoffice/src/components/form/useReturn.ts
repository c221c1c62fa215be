import { useCallback, useEffect, useState } from 'react';
import { useCreatePath, useLocation, useNavigate, useResourceContext } from 'react-admin';

/** Once started, goes to `path` (by default the list) after `delay` milliseconds, unless the screen was left before. */
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
