import { LackedFields } from './LackedFields';
import { OutdatedEnglish } from './OutdatedEnglish';

/** In the bar that saves a stored product: what is to be done on it. */
export default function WorkNotices() {
  return (
    <>
      <LackedFields />
      <OutdatedEnglish />
    </>
  );
}
