import { differing } from './differing';

interface DifferingProps {
  text: string;
  other: string;
  /** How much is shown of what both have, on either side. */
  around?: number;
}

/** A text, with what differs from another one marked. */
export function Differing({ text, other, around = Infinity }: DifferingProps) {
  const [before, changed, after] = differing(text, other);
  return (
    <>
      {before.length > around ? `… ${before.slice(-around).replace(/^\S*\s/, '')}` : before}
      <strong>{changed}</strong>
      {after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')} …` : after}
    </>
  );
}
