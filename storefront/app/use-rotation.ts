import { useEffect, useState } from 'react';

/** Steps through `count` positions, round and round, one every `intervalMs`, while `running`. */
export function useRotation(count: number, intervalMs: number, running: boolean): number {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPosition((now) => (now + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [count, intervalMs, running]);
  return position;
}
