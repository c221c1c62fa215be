/** The category page's second address: its loader redirects to the canonical one, so that there is nothing to show. */
export { loader } from './(id).product-list.$kategori';

export default function Moved() {
  return null;
}
