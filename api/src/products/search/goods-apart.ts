/** No operator of an index: 'OR'. */
const BETWEEN = /\s*[,;/&]\s*|\s+(?:and|or|dan|atau)\s+/u;
const GOODS = /^\p{L}[\p{L}\s-]{2,}$/u;
/** Each is searched for by itself. */
const MOST = 3;

/** 'kopi dan arang', 'coffee, tea': what stands side by side in a search; none where there is but one, or anything but words. */
export function goodsApart(text: string): string[] {
  const goods = text.split(BETWEEN).filter(Boolean);
  return goods.length > 1 && goods.length <= MOST && goods.every((each) => GOODS.test(each)) ? goods : [];
}
