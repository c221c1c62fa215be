/** The category page's second address: its loader redirects to the canonical one. */
export { default, loader, meta } from './(id).product-list.$kategori';
