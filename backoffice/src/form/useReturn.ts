import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-admin';

/**
 * Goes to `path` after `delay` milliseconds.
 * @returns whether the delay is running, and the function that starts it
 */
export function useReturn(path: string, delay = 0): [returning: boolean, startReturn: () => void] {
  const [returning, setReturning] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!returning) return undefined;
    const timer = setTimeout(() => {
      navigate(path);
      // If unsaved changes block the navigation, the form opens again.
      setReturning(false);
    }, delay);
    return () => clearTimeout(timer);
  }, [returning, navigate, path, delay]);

  return [returning, useCallback(() => setReturning(true), [])];
}
