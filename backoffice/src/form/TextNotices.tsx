import { useResourceContext } from 'react-admin';
import { OutdatedTexts } from './OutdatedTexts';
import { UnlikeTexts } from './UnlikeTexts';

/** In the bar that saves: the texts whose languages do not say the same, and those that may be older than the other one. */
export default function TextNotices() {
  // A product's fields say numbers too.
  const isOfProduct = useResourceContext() === 'produk';
  return (
    <>
      {!isOfProduct && <UnlikeTexts />}
      <OutdatedTexts />
    </>
  );
}
