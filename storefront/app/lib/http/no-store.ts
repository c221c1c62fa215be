/** The headers of a route whose addresses visitors can make up without end, or which is of one visitor. */
export const noStore = () => ({ 'Cache-Control': 'no-store' });
