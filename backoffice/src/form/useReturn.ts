import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-admin';

/**
 * Goes to `path`, `delay` milliseconds after it is told that the record is saved.
 * @returns whether that is under way, and the function that tells it
 */
export function useReturn(path: string, delay = 0): [returning: boolean, saved: () => void] {
  const [returning, setReturning] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!returning) return undefined;
    const timer = setTimeout(() => {
      navigate(path);
      // Whoever would rather stay, asked about changes since, finds the form open again.
      setReturning(false);
    }, delay);
    return () => clearTimeout(timer);
  }, [returning, navigate, path, delay]);

  return [returning, useCallback(() => setReturning(true), [])];
}
