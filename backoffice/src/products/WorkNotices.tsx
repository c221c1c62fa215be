import { LackedFields } from './LackedFields';
import OutdatedTexts from '../form/OutdatedTexts';

/** In the bar that saves a stored product: what is to be done on it. */
export default function WorkNotices() {
  return (
    <>
      <LackedFields />
      <OutdatedTexts />
    </>
  );
}
